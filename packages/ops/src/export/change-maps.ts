import type { Document, TileMap } from '@tilewright/format';
import type { Graph } from '../graph/graph.ts';
import { makeFinite } from '../make-finite.ts';
import type { Outcome } from '../outcome.ts';
import { removeUnusedTilesets } from '../remove-unused-tilesets.ts';
import { renumberTilesets } from '../renumber-tilesets.ts';
import { repairGrownTilesets } from '../repair-grown-tilesets.ts';

/** Changes of maps that an export can make. */
export interface MapChanges {
	/** Moves tilesets up where one has grown into the GIDs of the next. */
	readonly repairGrown?: boolean;
	/** Removes the tilesets that a map does not use. */
	readonly removeUnusedTilesets?: boolean;
	/** Numbers the GIDs of tilesets from 1, without gaps. */
	readonly renumber?: boolean;
	/** Makes infinite maps finite. */
	readonly finite?: boolean;
}

/** Changes a document; `flatten` embeds, detaches and resolves as the options say. */
type Change = (doc: Document, path: string, flatten: (doc: Document) => Outcome<Document>) => Outcome<Document>;

type Step = (map: TileMap, path: string) => Outcome<TileMap>;

/** Whether any change of maps is asked for. */
export const changesMaps = ({ repairGrown, removeUnusedTilesets: unused, renumber, finite }: MapChanges): boolean =>
	[repairGrown, unused, renumber, finite].some(Boolean);

/**
 * The changes of maps that are asked for, around flattening: templates are detached with repaired GIDs, and a tileset may be unused
 * only after templates are detached.
 */
export function mapChanges(wanted: MapChanges, graph: Graph): Change {
	const before: Step[] = wanted.repairGrown ? [(map, path) => repairGrownTilesets(map, path, graph)] : [];
	const after: Step[] = [
		...(wanted.removeUnusedTilesets ? [(map: TileMap, path: string) => removeUnusedTilesets(map, path, graph)] : []),
		...(wanted.renumber ? [(map: TileMap, path: string) => renumberTilesets(map, path, graph)] : []),
		...(wanted.finite ? [makeFinite<TileMap>] : []),
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
