import type { CellBounds } from '@tilewright/format';
import { around } from '@tilewright/geometry';
import type { TileLayer } from '../model/game-map.ts';
import type { Tile } from '../model/tiles-and-objects.ts';
import { gidAt } from '../tiles/tile-at.ts';
import { tileOf } from '../tiles/tile-of.ts';

/** A rectangle of cells, each 1 or 0, row by row: the form that most libraries for finding paths accept. */
export interface CellGrid extends CellBounds {
	readonly cells: Uint8Array;
}

/** Which tiles count, and which cells are looked at. */
export interface CellOptions {
	/** Whether a tile is solid. Default: it has collision shapes. */
	readonly isSolid?: (tile: Tile) => boolean;
	/** Only these cells. Default: all of the layers. */
	readonly within?: CellBounds;
}

/** More cells than this are a mistake: the chunks of an infinite map may be a billion cells apart. */
const MOST = 2 ** 28;

/** The content of a cell: nothing, only tiles that are not solid, or a solid tile. */
const [EMPTY, GROUND, SOLID] = [0, 1, 2] as const;

/**
 * The cells with a solid tile on one of the layers.
 *
 * @throws RangeError when there are more than 268,435,456 cells: name fewer with `within`
 * @example mergedRectangles(solidCells([tileLayer(map, 'Walls')]))
 */
export const solidCells = (layers: readonly TileLayer[], options: CellOptions = {}): CellGrid => gridOf(layers, options, SOLID);

/**
 * The cells where one can walk: a layer has a tile there, and no layer has a solid one.
 *
 * @throws RangeError when there are more than 268,435,456 cells: name fewer with `within`
 * @example const { cells, width } = walkableCells([ground, walls]);
 */
export const walkableCells = (layers: readonly TileLayer[], options: CellOptions = {}): CellGrid => gridOf(layers, options, GROUND);

function gridOf(layers: readonly TileLayer[], { isSolid = hasShapes, within }: CellOptions, wanted: number): CellGrid {
	const { x, y, width, height } = within ?? around(layers) ?? { x: 0, y: 0, width: 0, height: 0 };
	if (width * height > MOST) throw new RangeError(`There are ${width} × ${height} cells. Name fewer with \`within\`.`);
	const cells = new Uint8Array(width * height);
	const known = new Map<number, number>();
	for (const layer of layers) {
		for (let i = 0; i < cells.length; i++) {
			const gid = gidAt(layer, x + (i % width), y + Math.floor(i / width));
			if (gid !== 0) cells[i] = Math.max(cells[i] ?? 0, kindOf(layer, gid));
		}
	}
	for (let i = 0; i < cells.length; i++) cells[i] = cells[i] === wanted ? 1 : 0;
	return { x, y, width, height, cells };

	function kindOf({ tiles }: TileLayer, gid: number): number {
		let kind = known.get(gid);
		if (kind === undefined) {
			const tile = tileOf(tiles, gid);
			kind = tile === undefined ? EMPTY : isSolid(tile) ? SOLID : GROUND;
			known.set(gid, kind);
		}
		return kind;
	}
}

const hasShapes = ({ shapes }: Tile): boolean => shapes.length > 0;
