import type { SubCommand } from '../sub-command.ts';
import type { DiffFlags } from './flags.ts';
import { addDiffFlags } from './flags.ts';

export const diffCommand: SubCommand = {
	name: 'diff',
	summary: [{ call: 'diff <before> <after>', does: 'compare two documents: cells, objects and everything else' }],
	description: 'Compare two documents: layers, cells, objects, properties, tilesets.',
	details: () => `
Two cells are equal if they show the same tile of the same tileset, whatever the
GIDs are. How tile data is encoded or split into chunks makes no difference, and
neither does the order of keys and properties. All other differences are listed.
Layers and objects are matched by id. Rows and columns count from 0. Files that
the documents refer to are not compared: export both with --embed-tilesets first
to compare those.

With --json: { before, after, changes }, where each change has a subject and its
pointers in both documents, with at most 10,000 areas of cells per layer, or all
of them with --all. Exit codes: 0 no differences, 1 the documents differ or one
has errors, 3 a file could not be read.

With --image, the two maps are also drawn side by side: removed parts red and
dashed, added parts green, changed parts amber and dotted, the rest pale. The
paths of tilesets and images start at each map's folder, or at --base, and stay
in a root folder, as with render. Missing images are drawn as markers and
reported. The picture is written even if nothing differs.

Examples:
  tilewright diff old/island.tmx maps/island.tmj --all
      compares XML with JSON, and older forms with newer ones, by meaning
  tilewright diff --json - maps/island.tmx < before.tmx | jq .changes[].change
      the kinds of changes, for a script
  git show HEAD:maps/island.tmx | tilewright diff - maps/island.tmx \\
      --base maps --image changes.png
      a picture of what changed since the last commit`,
	define: (command, finish) =>
		addDiffFlags(command)
			.argument('<before>', 'a map, tileset, template or world; - is standard input, /dev/null is no document')
			.argument('<after>', 'another document of the same kind, in any syntax and version')
			.action(async (before: string, after: string, flags: DiffFlags) => {
				const { runDiff } = await import('./run.ts');
				finish(await runDiff(before, after, flags));
			}),
};
