import { GRAPH_NAMES } from '../../formats/for-graph.ts';
import { formatSummaries } from '../../formats/list-formats.ts';
import { helpTable } from '../../host/help-table.ts';
import type { SubCommand } from '../sub-command.ts';
import { addExportFlags } from './flags.ts';
import type { GraphFlags } from './graph/flags.ts';
import { addGraphFlags } from './graph/flags.ts';
import { requestFor } from './request.ts';

export const exportCommand: SubCommand = {
	name: 'export',
	summary: [
		{
			call: 'export <source> <target>',
			does: 'convert a document: to another format, to an older version, or with another encoding, compression or indentation',
		},
		{
			call: 'export <sources…> --out DIR',
			does: 'export documents with all tilesets and templates they use and optionally their images',
		},
	],
	description: 'Convert documents to another format, version, encoding or layout.',
	details: () => `
Missing ids and counters are filled in, the sizes of images are taken from the
image files, and paths are rewritten for the folder of the target. Everything
else stays unchanged, including references: a map in JSON may refer to a tileset
in XML. The target is written as a whole or not at all.

The extension of the target selects the format, unless --format does. Formats
without an extension below must be named. Standard output is JSON by default.

${helpTable(formatSummaries(), 29)}

What a version or a format cannot hold is dropped with a warning; with --strict
it is an error (exit code 1).

--for sets the options that an engine's own loader needs: excalibur, godot,
littlejs, melonjs, phaser or pixi. Options that you give yourself take
precedence. Loaders read no projects, so the values of the classes of --project
are written out. What the loader still does not read is a warning.

Files that a document refers to are read only inside the root: the folder given
by --root, else that of the project file (given, or the nearest above the
source), else the nearest with .git. Without any of these, they may be anywhere.
Images are copied and inlined only from the root, else from the working folder,
else from that of the source. A missing tileset or template that is needed is an
error.

--repair-grown, --remove-unused-tilesets, --renumber and --finite change maps in
this order, the last three after embedding and detaching. With --finite,
everything moves together if there are tiles at negative positions.
A target never overwrites a file that a source refers to, or one with the
extension of pictures or of another kind of document.

With --out, sources are files, folders and quoted patterns. They and all
documents that they refer to are written to the folder, each once, at the same
relative path as in the root, with the extension of the format. The formats are
${GRAPH_NAMES.join(', ')}; by default, each document keeps its own.
References are rewritten to the new files. Images stay where they are unless
they are copied or inlined. Only files that changed are written, and none is
removed. Files with errors are listed; the rest is exported. --watch exports
again after each change, until Ctrl+C. --depfile lists the inputs of each source
for Make and Ninja (deps = gcc, restat = 1). --cache skips documents for which
nothing has changed; the result is the same as without it. Many documents
are exported on all cores, or at most --jobs; the result is the same as on one.

Examples:
  tilewright export maps/island.tmx dist/island.json --export-version 1.8
      converts XML to JSON for an engine that cannot read newer versions
  tilewright export maps --out dist --for phaser --copy-images
      maps in JSON with embedded tilesets, as Phaser's loader needs them
  tilewright export 'maps/**/*.tmx' --out dist --format json --copy-images
      a folder of maps with their tilesets and images, ready to load`,
	define: (command, finish) =>
		addGraphFlags(addExportFlags(command))
			.argument('[files...]', 'source and target, - is standard input or output; with --out: files, folders, patterns')
			.usage('[options] <source> <target>\n       tilewright export [options] <sources...> --out <folder>')
			.action(async (files: string[], flags: GraphFlags) => {
				const request = requestFor(files, flags);
				if (!('out' in request)) {
					const { runExport } = await import('./single/run.ts');
					finish(await runExport(request));
				} else if (flags.watch === true) {
					const { runWatch } = await import('./watch/run.ts');
					finish(await runWatch(request));
				} else {
					const { runExportGraph } = await import('./graph/run.ts');
					finish(await runExportGraph(request));
				}
			}),
};
