import type { SubCommand } from '../sub-command.ts';
import type { InfoFlags } from './flags.ts';
import { addInfoFlags } from './flags.ts';

export const infoCommand: SubCommand = {
	name: 'info',
	summary: [{ call: 'info <file>', does: 'describe a document' }],
	description: 'Describe a document: its size, layers, tilesets, objects and files.',
	details: () => `
If the document has errors, they are printed instead, and the exit code is 1.
Terminals that can show pictures (iTerm2, WezTerm, kitty, Ghostty, or any with
COLORTERM=truecolor) get a small picture of a map or world.

Examples:
  tilewright info maps/island.tmx
      the size, layers, tilesets, used tiles, objects, files and findings
  tilewright info tilesets/terrain.tsx --json | jq .tilecount
      one JSON object; its \`kind\` is map, tileset, template or world; fields are
      named as in the format; later versions may add fields, but rename none`,
	define: (command, finish) =>
		addInfoFlags(command)
			.argument('<file>', 'a map, tileset, template or world; - is standard input')
			.action(async (file: string, flags: InfoFlags) => {
				const { runInfo } = await import('./run.ts');
				finish(await runInfo(file, flags));
			}),
};
