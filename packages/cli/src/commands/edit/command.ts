import type { SubCommand } from '../sub-command.ts';
import type { EditFlags } from './flags.ts';
import { addEditFlags } from './flags.ts';

export const editCommand: SubCommand = {
	name: 'edit',
	summary: [{ call: 'edit [files…]', does: 'edit maps, tilesets and worlds in the browser' }],
	description: 'Open the editor in the browser, with the files of a folder.',
	details: () => `
The editor runs in the browser; this command gives it the files of the root, and
no others. The root is found as for export, but files outside are never allowed.
Without a file, it is the folder of --root, or is found from the working folder.
A folder that you name is the root itself if it is in no project or repository.
The printed address has a random key: only pages that know it can read and write
the files, so do not pass it on. Changes that other programs make to
the files appear in the editor at once. The command runs until Ctrl+C.

A folder has the same port each time, if it is free: the browser keeps unsaved
work by address.

Examples:
  tilewright edit maps/island.tmx
      opens a map, and gives access to the files of its project
  tilewright edit ~/game/levels
      gives access to a folder: to its project, if it is in one
  tilewright edit --no-open --port 8080
      prints the address, for a browser that you open yourself`,
	define: (command, finish) =>
		addEditFlags(command)
			.argument('[files...]', 'files to open, or folders')
			.action(async (words: string[], flags: EditFlags) => {
				const { runEdit } = await import('./run.ts');
				finish(await runEdit(words, flags));
			}),
};
