import type { SubCommand } from '../sub-command.ts';

export const explainCommand: SubCommand = {
	name: 'explain',
	summary: [{ call: 'explain <code>', does: 'say what a finding means: an example, how to mend it, how to switch it off' }],
	description: 'Explain a finding.',
	details: () => `
The code of a finding is the last word of its line in the output of validate.
Without a code, all codes are listed with a few words each.

Examples:
  tilewright explain gid-past-end
      what it means, and a broken and a mended example
  tilewright explain | grep wang
      the codes about terrain sets`,
	define: (command, finish) =>
		command.argument('[code]', 'the code of a finding').action(async (code: string | undefined) => {
			const { runExplain } = await import('./run.ts');
			finish(await runExplain(code));
		}),
};
