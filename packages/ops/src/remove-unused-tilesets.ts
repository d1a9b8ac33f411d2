import type { TileMap, Tileset } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { targetsOf } from './files/targets.ts';
import { isReference } from './files/tileset-kind.ts';
import { changeMapObjects } from './gids/objects.ts';
import { usedGids } from './gids/used.ts';
import type { Graph } from './graph/graph.ts';
import type { Outcome } from './outcome.ts';
import { hasShape } from './templates/merge.ts';

/** Options of {@link removeUnusedTilesets}. */
export interface RemoveUnusedOptions {
	/** Tells of a tileset that is not used whether it stays all the same. Default: none does. */
	readonly keep?: (tileset: Tileset, index: number) => boolean;
}

/**
 * Removes the tilesets of a map of which neither a cell nor an object nor the template of an instance shows a tile. The others
 * keep their `firstgid`s (rule G6). A GID past the end of its tileset is a use of it (rule G5).
 *
 * @param map - it is not changed
 * @param path - where the map stands in the graph
 * @param graph - with the templates: theirs are matched with the map's tilesets by file (rule T2)
 * @example const { doc } = removeUnusedTilesets(map, 'maps/cave.tmj', graph, { keep: ({ firstgid }) => firstgid === 1 });
 */
export function removeUnusedTilesets<T extends TileMap>(map: T, path: string, graph: Graph, options: RemoveUnusedOptions = {}): Outcome<T> {
	const { keep = () => false } = options;
	const find = tileFinder(map.tilesets);
	const used = new Set<number>();
	for (const gid of usedGids(map)) {
		const owner = find(gid);
		if (owner !== undefined) used.add(owner.index);
	}
	const files = filesOfTemplates(map, path, graph);
	const targets = targetsOf(graph, path);
	const tilesets = map.tilesets.filter(
		(tileset, i) => used.has(i) || (isReference(tileset) && files.has(targets.pathOf(tileset.source))) || keep(tileset, i),
	);
	return { doc: tilesets.length === map.tilesets.length ? map : { ...map, tilesets }, issues: [] };
}

/** The tileset files whose tiles instances show because their templates do. */
function filesOfTemplates(map: TileMap, path: string, graph: Graph): ReadonlySet<string> {
	const files = new Set<string>();
	const targets = targetsOf(graph, path);
	changeMapObjects(map, (object) => {
		if (!('template' in object) || hasShape(object)) return object;
		const { path: at, doc } = targets.template(object.template);
		if (doc?.tileset !== undefined && 'gid' in doc.object && isReference(doc.tileset)) {
			files.add(targetsOf(graph, at).pathOf(doc.tileset.source));
		}
		return object;
	});
	return files;
}
