import type { CellBounds } from '@tilewright/format';
import type { Matrix } from '@tilewright/geometry';
import { overlap, widened } from '@tilewright/geometry';
import { geometryOfMap } from '../coordinates/geometry-of-map.ts';
import { tileTransform } from '../coordinates/tile-transform.ts';
import type { GameMap, TileLayer } from '../model/game-map.ts';
import type { Tile } from '../model/tiles-and-objects.ts';
import { tileAt } from '../tiles/tile-at.ts';
import { fitsCells } from './fits-cells.ts';

/** A tile in a cell. */
export interface PlacedTile {
	readonly tile: Tile;
	readonly column: number;
	readonly row: number;
	/** The bottom left corner of the cell's box, in pixels, relative to the layer. */
	readonly x: number;
	readonly y: number;
}

/** Tiles that are drawn one after the other. */
export interface TileRow {
	/** The rows of all parts of a layer are drawn in this order, the lowest number first. */
	readonly order: number;
	/** In the order in which they are drawn. */
	readonly tiles: readonly PlacedTile[];
}

/** No map has more columns. */
const COLUMNS = 2 ** 24;

/**
 * The tiles of a part of a layer, by rows. Tiles may stick out of their cells, and overlap those of other parts: rows of all parts are
 * sorted by `order`. Where no tile sticks out, a part is one row.
 *
 * @param part - one of `partsInView`, or any other cells
 * @example for (const { order, tiles } of tileRows(map, ground, part)) addContainer(order, tiles.map(spriteOf));
 */
export function tileRows(map: GameMap, layer: TileLayer, part: CellBounds): TileRow[] {
	const geometry = geometryOfMap(map);
	const isOneRow = fitsCells(map, layer);
	const placeOf = drawingOrder(map);
	const later = overlapping(layer, part);
	const rows: { number: number; order: number; tiles: PlacedTile[] }[] = [];
	geometry.visit(widened(geometry.bounds(part), 1), part, (column, row, x, y) => {
		const tile = tileAt(layer, column, row);
		if (tile === undefined || later.some((other) => holds(other, column, row))) return;
		const [number, within] = placeOf(column, row, y);
		let current = rows.at(-1);
		if (current === undefined || (current.number !== number && !isOneRow)) {
			current = { number, order: number * COLUMNS + within, tiles: [] };
			rows.push(current);
		}
		current.tiles.push({ tile, column, row, x, y });
	});
	return rows.map(({ order, tiles }) => ({ order, tiles }));
}

/**
 * The matrix from the pixels of a tile's picture to the layer, where a cell shows it.
 *
 * @param shown - what an animated tile shows now, as `shownTile` says. Default: the tile itself
 * @example sprite.setFromMatrix(new Matrix(...placedMatrix(map, placed)));
 */
export function placedMatrix(map: GameMap, { tile, x, y }: Pick<PlacedTile, 'tile' | 'x' | 'y'>, shown: Tile = tile): Matrix {
	const [a, b, c, d, e, f] = tileTransform(map, shown);
	return [a, b, c, d, e + x, f + y];
}

/** The chunks after a chunk that have some of its cells: of chunks that overlap, the last has the cell (rule L3). */
function overlapping(layer: TileLayer, part: CellBounds): readonly CellBounds[] {
	const chunks: readonly CellBounds[] = layer.chunks ?? [];
	const index = chunks.indexOf(part);
	return index < 0 ? [] : chunks.slice(index + 1).filter((other) => overlap(other, part) !== undefined);
}

const holds = ({ x, y, width, height }: CellBounds, column: number, row: number): boolean =>
	column >= x && row >= y && column < x + width && row < y + height;

/** The number of the row in which a cell is drawn, and its place in that row: both grow in drawing order (rule R4). */
function drawingOrder({ grid }: GameMap): (column: number, row: number, y: number) => readonly [number: number, place: number] {
	const { orientation, renderorder } = grid;
	if (orientation === 'isometric') return (column, row) => [column + row, column];
	if (orientation === 'staggered' || orientation === 'hexagonal') return (column, _, y) => [y, column];
	const across = renderorder === 'left-down' || renderorder === 'left-up' ? -1 : 1;
	const down = renderorder === 'right-up' || renderorder === 'left-up' ? -1 : 1;
	return (column, row) => [down * row, across * column];
}
