import type { SubCommand } from '../sub-command.ts';
import type { ValidateFlags } from './flags.ts';
import { addValidateFlags } from './flags.ts';

export const validateCommand: SubCommand = {
	name: 'validate',
	summary: [
		{ call: 'validate <files…>', does: 'check documents and what they refer to: list what is wrong, where it is, and how to fix it' },
	],
	description: 'Check documents and print the findings.',
	details: () => `
An error makes a document unusable; a warning should be fixed; an info needs no
action. With --format json: an array of { path, kind, issues }. Each issue has
{ code, severity, message, pointer, element, line, column, offset, found,
expected, advice }; \`element\` is an XPath and only present for XML. A file that
cannot be read has a \`failure\`.
With --for and a version of Tiled, everything that it cannot hold is an error:
what \`export --export-version\` would drop or change. With the name of an engine,
what its own loader loses is an error, and what it shows differently is a
warning. The engines are excalibur, godot, littlejs, melonjs, phaser and pixi.

A folder means all documents in it, without node_modules and hidden folders;
patterns are expanded by the command. Documents that the files refer to are
checked too, each once. A missing tileset, template, map or image is an error at
the reference; an image of another size is a warning. The custom types are those
of the nearest project file above each document.

--rule and the nearest tilewright.config.json give findings other levels; the
guide shows how. With --max-warnings, too many warnings are an error.

--fix mends what is safe to mend in the text of the named files: ids, counters,
the order of tilesets, empty chunks, values in older or odd forms. Everything
else in them stays as it is, and programs see the same map. The findings that
are left are reported. With --dry-run, the differences are printed instead.

Examples:
  tilewright validate .
      all errors and warnings with their positions and how to fix them
  tilewright validate 'maps/**/*.tmx' --quiet && echo ok
      errors only; the exit code is 1 if there are any`,
	define: (command, finish) =>
		addValidateFlags(command)
			.argument('<files...>', 'maps, tilesets, templates, worlds; folders and patterns; - is standard input')
			.action(async (files: string[], flags: ValidateFlags) => {
				const { runValidate, watchValidate } = await import('./run.ts');
				finish(await (flags.watch ? watchValidate : runValidate)(files, flags));
			}),
};
