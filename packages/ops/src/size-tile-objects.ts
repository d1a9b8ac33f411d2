import type { MapObject, TileMap, Tileset, TilesetFile } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { Graph } from './graph/graph.ts';
import type { Targets } from './graph/targets.ts';
import { targetsOf } from './graph/targets.ts';
import { changeMapObjects } from './maps/change-objects.ts';
import { isReference } from './references/tileset-kind.ts';

/** A tile object that is no instance of a template: an instance without a size has that of its template. */
type TileObject = Extract<MapObject, { readonly gid: number; readonly width: number }>;

/**
 * Gives each tile object without a width or height those of its tile. Before 0.12, tile objects had no size. Objects whose
 * tileset cannot be read stay as they are.
 *
 * @param map - is not changed
 * @param path - path of the map in the graph
 * @param graph - with the files of the tilesets
 * @returns the changed map, which shares unchanged parts; the same map if all tile objects have a size
 * @example const sized = sizeTileObjects(map, 'maps/cave.tmj', graph);
 */
export function sizeTileObjects<T extends TileMap>(map: T, path: string, graph: Graph): T {
	if (!hasUnsizedTiles(map)) return map;
	const targets = targetsOf(graph, path);
	const find = tileFinder(map.tilesets);
	const changed = changeMapObjects(map, (object) => {
		if (!isUnsized(object)) return object;
		const owner = find(object.gid);
		const size = owner && sizeIn(owner.tileset, owner.id, targets);
		return size === undefined ? object : { ...object, width: object.width || size.width, height: object.height || size.height };
	});
	return { ...map, ...changed };
}

/**
 * Whether a map has tile objects without a size, which need the map's tilesets.
 *
 * @example if (hasUnsizedTiles(map)) graph = await resolveDocument(map, path, loader);
 */
export function hasUnsizedTiles(map: TileMap): boolean {
	for (const { layer } of eachLayer(map.layers)) if (layer.type === 'objectgroup' && layer.objects.some(isUnsized)) return true;
	return false;
}

const isUnsized = (object: MapObject): object is TileObject =>
	'gid' in object && !('template' in object) && (object.width === 0 || object.height === 0);

/** The size of a tile; `undefined` if it is not known. In a collection of images, each tile has its own. */
function sizeIn(tileset: Tileset, id: number, targets: Targets): { readonly width: number; readonly height: number } | undefined {
	const found: Exclude<Tileset, { source: string }> | TilesetFile | undefined = isReference(tileset)
		? targets.tileset(tileset.source).doc
		: tileset;
	if (found === undefined) return undefined;
	if (found.image !== undefined) return { width: found.tilewidth, height: found.tileheight };
	const tile = found.tiles.find((each) => each.id === id);
	const { width = tile?.imagewidth, height = tile?.imageheight } = tile ?? {};
	return width === undefined || height === undefined ? undefined : { width, height };
}
