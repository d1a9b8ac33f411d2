import type { Document, TileMap } from '@tilewright/format';
import type { Graph, Outcome } from '@tilewright/ops';
import { makeFinite, removeUnusedTilesets, renumberTilesets, repairGrownTilesets } from '@tilewright/ops';
import type { ExportFlags } from './flags.ts';

/** Changes a document; `flatten` embeds, detaches and resolves as the flags say. */
type Change = (doc: Document, path: string, flatten: (doc: Document) => Outcome<Document>) => Outcome<Document>;

type Step = (map: TileMap, path: string) => Outcome<TileMap>;

/** Whether a flag asks for a change of maps. */
export const changesMaps = ({ repairGrown, removeUnusedTilesets: unused, renumber, finite }: ExportFlags): boolean =>
	[repairGrown, unused, renumber, finite].some(Boolean);

/**
 * The changes of maps that flags ask for, around flattening: templates are detached with repaired GIDs, and a tileset may be unused
 * only after templates are detached.
 */
export function mapChanges(flags: ExportFlags, graph: Graph): Change {
	const before: Step[] = flags.repairGrown ? [(map, path) => repairGrownTilesets(map, path, graph)] : [];
	const after: Step[] = [
		...(flags.removeUnusedTilesets ? [(map: TileMap, path: string) => removeUnusedTilesets(map, path, graph)] : []),
		...(flags.renumber ? [(map: TileMap, path: string) => renumberTilesets(map, path, graph)] : []),
		...(flags.finite ? [makeFinite<TileMap>] : []),
	];
	return (doc, path, flatten) => {
		const first = applied(doc, path, before);
		const flat = flatten(first.doc);
		const last = applied(flat.doc, path, after);
		return { doc: last.doc, issues: [...first.issues, ...flat.issues, ...last.issues] };
	};
}

function applied(doc: Document, path: string, steps: readonly Step[]): Outcome<Document> {
	if (doc.type !== 'map') return { doc, issues: [] };
	let map = doc;
	const issues = steps.flatMap((step) => {
		const result = step(map, path);
		map = result.doc;
		return result.issues;
	});
	return { doc: map, issues };
}
