import type { TileMap, Tileset } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import type { Graph } from './graph/graph.ts';
import { targetsOf } from './graph/targets.ts';
import { changeMapObjects } from './maps/change-objects.ts';
import { usedGids } from './maps/used.ts';
import type { Outcome } from './outcome.ts';
import { isReference } from './references/tileset-kind.ts';
import { hasShape } from './templates/merge.ts';

/** Options of {@link removeUnusedTilesets}. */
export interface RemoveUnusedOptions {
	/** Returns whether to keep an unused tileset. Default: never. */
	readonly keep?: (tileset: Tileset, index: number) => boolean;
}

/**
 * Removes the tilesets of a map that no cell, no object and no template of an instance uses. The others keep their `firstgid`. A GID past the end of a tileset uses that tileset.
 *
 * @param map - is not changed
 * @param path - path of the map in the graph
 * @param graph - with the templates: their tilesets are matched with the map's by file
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
	const files = tilesetsOfTemplates(map, path, graph);
	const targets = targetsOf(graph, path);
	const tilesets = map.tilesets.filter(
		(tileset, i) => used.has(i) || (isReference(tileset) && files.has(targets.pathOf(tileset.source))) || keep(tileset, i),
	);
	return { doc: tilesets.length === map.tilesets.length ? map : { ...map, tilesets }, issues: [] };
}

/** The files of tilesets that instances use because of their templates. */
function tilesetsOfTemplates(map: TileMap, path: string, graph: Graph): ReadonlySet<string> {
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
