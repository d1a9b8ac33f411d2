import type { SubCommand } from '../command.ts';
import type { ValidateFlags } from './flags.ts';
import { addValidateFlags } from './flags.ts';

export const validateCommand: SubCommand = {
	name: 'validate',
	summary: [{ call: 'validate <files…>', does: 'check documents: list what is wrong, where it is, and how to fix it' }],
	description: 'Check documents and print the findings.',
	details: () => `
An error makes a document unusable; a warning should be fixed; an info needs no
action. With --format json: an array of { path, kind, issues }. Each issue has
{ code, severity, message, pointer, element, line, column, offset, found,
expected, advice }; \`element\` is an XPath and only present for XML. A file that
cannot be read has a \`failure\`.
With --for, everything that the given version of Tiled cannot hold is an error:
what \`export --export-version\` would drop or change.
The patterns of a world are tried on the names of the files beside it; those
that match no map are reported.

Examples:
  tilewright validate maps/*.tmx tilesets/*.tsx
      all errors and warnings with their positions and how to fix them
  tilewright validate maps/*.tmx --quiet && echo ok
      errors only; the exit code is 1 if there are any`,
	define: (command, finish) =>
		addValidateFlags(command)
			.argument('<files...>', 'maps, tilesets, templates, worlds; - is standard input')
			.action(async (files: string[], flags: ValidateFlags) => {
				const { runValidate } = await import('./run.ts');
				finish(await runValidate(files, flags));
			}),
};
