import type { Rect } from '@tilewright/geometry';
import { countObjectsIn, tileReach } from '@tilewright/render/internal';
import type { Band } from './band.ts';
import { samplesAt } from './coarse-cells.ts';
import { isCoarse } from './coarse-part.ts';
import type { Tile } from './tile.ts';
import { BLOCK, EDGE, nextStale } from './tile.ts';

/** The approximate number of cells that are drawn at once at first. */
const CELLS_AT_ONCE = 6000;
/** Cells that are larger than this are counted by their pixels. */
const LARGE_CELL = 32 * 32;

/** The approximate number of objects that are drawn at once, unless a block has more. */
const OBJECTS_AT_ONCE = 150;

/** Returns the part of a tile to draw next: fewer blocks where many objects are. */
export function nextPart(tile: Tile, band: Band, scale: number, most: number): Rect | undefined {
	for (let blocks = most; ; blocks = Math.floor(blocks / 2)) {
		const rect = nextStale(tile, blocks);
		if (rect === undefined || (rect.width === BLOCK && rect.height === BLOCK)) return rect;
		const part = { ...rect, x: tile.column * EDGE + rect.x, y: tile.row * EDGE + rect.y };
		if (objectsInPart(band, scale, part) <= OBJECTS_AT_ONCE) return rect;
	}
}

function objectsInPart({ scene, options }: Band, scale: number, part: Rect): number {
	const [map] = scene.maps;
	return (map?.layers ?? []).reduce((sum, layer) => {
		if (map === undefined || layer.kind !== 'objects') return sum;
		const { offsetx, offsety } = layer.walked;
		const { width, height } = part;
		const visible = { x: part.x / scale - offsetx, y: part.y / scale - offsety, width: width / scale, height: height / scale };
		const { density = 1, labels: named = false, lineWidth } = options;
		return sum + countObjectsIn(layer.objects, map, { visible, scale: scale / density, named, lineWidth });
	}, 0);
}

/** The number of blocks of a tile that are drawn at once at first. */
export function blocksAtFirst({ scene }: Band, scale: number): number {
	const [map] = scene.maps;
	if (map === undefined) return 64;
	// From afar it takes time by pixels.
	if (isCoarse(map, scale)) return map.layers.length === 0 ? 64 : Math.max(1, Math.floor(16 / samplesAt(map, scale) ** 2));
	const cell = Math.min(LARGE_CELL, Math.max(1, map.map.tilewidth * map.map.tileheight * scale * scale));
	const layers = Math.max(1, map.layers.filter(({ kind }) => kind === 'tiles').length);
	const blocks = Math.floor((CELLS_AT_ONCE * cell) / (layers * BLOCK * BLOCK));
	// Tiles far larger than cells are looked for around each part: then small parts cost as much as large ones.
	return tileReach(map) * scale > 2 * BLOCK ? Math.max(32, blocks) : Math.max(1, Math.min(64, blocks));
}
