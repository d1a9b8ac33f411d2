import type { SubCommand } from '../sub-command.ts';
import type { UpgradeFlags } from './flags.ts';
import { addUpgradeFlags } from './flags.ts';

export const upgradeCommand: SubCommand = {
	name: 'upgrade',
	summary: [{ call: 'upgrade <files…>', does: 'list what is outdated in documents; with --write, rewrite them in the newest form' }],
	description: 'List what is not in the newest form; with --write, rewrite the files in place.',
	details: () => `
Without --write, no file is changed. For each file, the command lists the older
forms, the values to correct, the ids to assign and the fields that change.

With --write, each such file is replaced as a whole or not at all. JSON stays
JSON, XML stays XML, and the encoding and compression of tile data, unknown
fields, line ends and indentation are kept; tabs become spaces, and all text
becomes UTF-8 without a byte order mark. XML comments, processing instructions
and the DOCTYPE are not kept: the command lists how many there are, and where
the first one is. Files in the newest form are not touched.
A file that another program changes in the meantime is kept. So is a read-only
file, unless --force is given.

Exit codes: 0 success, 1 a file cannot be upgraded or, with --check, needs to
be, 3 a file could not be read or written. The other files are still upgraded.

Examples:
  tilewright upgrade maps/*.tmx tilesets/*.tsx --write
      rewrites the files that need it, and lists the changes
  tilewright upgrade maps/*.tmx --check
      for a build server: fails if a file was saved by an older version of Tiled`,
	define: (command, finish) =>
		addUpgradeFlags(command)
			.argument('<files...>', 'maps, tilesets, templates, worlds; - is standard input, without --write')
			.action(async (files: string[], flags: UpgradeFlags) => {
				const { runUpgrade } = await import('./run.ts');
				finish(await runUpgrade(files, flags));
			}),
};
