import { Option } from 'commander';
import type { SubCommand } from '../sub-command.ts';
import type { TypesFlags } from './run.ts';

export const typesCommand: SubCommand = {
	name: 'types',
	summary: [{ call: 'types [project]', does: 'write the custom types of a project as a module in TypeScript' }],
	description: 'Write the custom types of a project as a module in TypeScript.',
	details: () => `
Without a file, the nearest .tiled-project is used, in this folder or above it;
propertytypes.json, objecttypes.json and objecttypes.xml can be named as well.

The module has an interface for each class, a union for each enum, the default
values, and guards. It imports nothing. The command does not replace a
file that it has not written, and does not touch one that is up to date.

--watch writes it again when the project changes. --check writes nothing.

Exit codes: 0 success, 1 the project has errors or, with --check, the file is
not up to date, 3 a file could not be read or written.

Examples:
  tilewright types --out src/tiled-types.ts --watch
      keeps the types up to date while you work
  tilewright types game.tiled-project --out src/tiled-types.ts --check
      for a build server: fails if someone forgot to run the command`,
	define: (command, finish) =>
		command
			.argument('[project]', 'a .tiled-project, or another file with custom types')
			.option('--out <file>', 'write to this file: .ts, .mts or .cts; default: standard output')
			.addOption(new Option('--check', 'exit with code 1 if the file is not up to date').conflicts('watch'))
			.option('--watch', 'write the file again when the project changes')
			.option('--root <folder>', 'the object types file of an older project must be in this folder')
			.option('--verbose', 'show infos too')
			.action(async (project: string | undefined, flags: TypesFlags) => {
				const { runTypes } = await import('./run.ts');
				finish(await runTypes(project, flags));
			}),
};
