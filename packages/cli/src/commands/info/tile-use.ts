import type { CellBounds, Layer, TileMap, TilesetFile } from '@tilewright/format';
import { chunkBounds, forEachTile, splitGid, tileFinder } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { TilesetUse, TilesUsed } from './report.ts';

/** How often a map uses each tile. */
export interface TileUse {
	/** By GID without flags. */
	readonly cells: ReadonlyMap<number, number>;
	readonly objects: ReadonlyMap<number, number>;
	/** The bounding box of all cells with a tile. */
	readonly box: CellBounds;
	/** The number of cells with a tile, by tile layer. */
	readonly filled: ReadonlyMap<Layer, number>;
}

/** Counts the tiles in all cells and tile objects of a map. */
export function tileUse(map: TileMap): TileUse {
	const cells = new Map<number, number>();
	const objects = new Map<number, number>();
	const filled = new Map<Layer, number>();
	const boxes: CellBounds[] = [];
	for (const { layer } of eachLayer(map.layers)) {
		if (layer.type === 'tilelayer') {
			let times = 0;
			let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
			forEachTile(layer, (gid, x, y) => {
				times++;
				add(cells, gid);
				if (x < left) left = x;
				if (x >= right) right = x + 1;
				if (y < top) top = y;
				if (y >= bottom) bottom = y + 1;
			});
			filled.set(layer, times);
			if (times > 0) boxes.push({ x: left, y: top, width: right - left, height: bottom - top });
		} else if (layer.type === 'objectgroup') {
			// The GID of an instance may come from its template, whose tileset is another one (rule T2).
			for (const object of layer.objects)
				if ('gid' in object && object.gid !== undefined && !('template' in object)) add(objects, object.gid);
		}
	}
	return { cells, objects, box: chunkBounds(boxes), filled };
}

function add(times: Map<number, number>, gid: number): void {
	const { tile } = splitGid(gid);
	times.set(tile, (times.get(tile) ?? 0) + 1);
}

/** The use of each tileset. */
export function tilesetsInUse(map: TileMap, use: TileUse, loaded: ReadonlyMap<string, TilesetFile>): TilesetUse[] {
	const find = tileFinder(map.tilesets);
	const uses = map.tilesets.map(() => ({ different: 0, cells: 0, objects: 0 }));
	for (const [tile, times] of use.cells) {
		const own = uses[find(tile)?.index ?? -1];
		if (own === undefined) continue;
		own.different++;
		own.cells += times;
	}
	for (const [tile, times] of use.objects) {
		const own = uses[find(tile)?.index ?? -1];
		if (own !== undefined) own.objects += times;
	}
	return map.tilesets.map((tileset, i) => {
		const own = uses[i] ?? { different: 0, cells: 0, objects: 0 };
		const known = 'source' in tileset ? loaded.get(tileset.source) : tileset;
		return {
			firstgid: tileset.firstgid,
			...('source' in tileset && { source: tileset.source }),
			...(known !== undefined && {
				name: known.name,
				tilecount: known.tilecount,
				tilewidth: known.tilewidth,
				tileheight: known.tileheight,
			}),
			...(known?.image !== undefined && { image: known.image }),
			...own,
		};
	});
}

/** The use of all tilesets together. */
export function tilesInUse(map: TileMap, { cells, objects }: TileUse): TilesUsed {
	const find = tileFinder(map.tilesets);
	const countLost = (times: ReadonlyMap<number, number>): number =>
		sum([...times].filter(([tile]) => tile !== 0 && find(tile) === undefined).map(([, often]) => often));
	return {
		different: cells.size,
		cells: sum(cells.values()),
		objects: sum(objects.values()),
		withoutTileset: countLost(cells) + countLost(objects),
	};
}

function sum(values: Iterable<number>): number {
	let total = 0;
	for (const value of values) total += value;
	return total;
}
