import type { SubCommand } from '../command.ts';
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
With --for, everything that the given version of Tiled cannot hold is an error:
what \`export --export-version\` would drop or change.

A folder means all documents in it, without node_modules and hidden folders;
patterns are expanded by the command. Documents that the files refer to are
checked too, each once. A missing tileset, template, map or image is an error at
the reference; an image of another size is a warning. The custom types are those
of the nearest project file above each document.

--rule and the nearest tilewright.config.json give findings other levels; the
guide shows one. With --max-warnings, too many warnings are an error.

Examples:
  tilewright validate .
      all errors and warnings with their positions and how to fix them
  tilewright validate 'maps/**/*.tmx' --quiet && echo ok
      errors only; the exit code is 1 if there are any`,
	define: (command, finish) =>
		addValidateFlags(command)
			.argument('<files...>', 'maps, tilesets, templates, worlds; folders and patterns; - is standard input')
			.action(async (files: string[], flags: ValidateFlags) => {
				const { runValidate } = await import('./run.ts');
				finish(await runValidate(files, flags));
			}),
};
