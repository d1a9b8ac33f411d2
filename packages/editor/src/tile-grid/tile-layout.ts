import type { Rect } from '@tilewright/geometry';

/** A tile as the panel shows it, in its own pixels. */
export interface ShownTile {
	readonly id: number;
	readonly width: number;
	readonly height: number;
}

/** A tile with its place. */
export interface PlacedTile extends Rect {
	readonly id: number;
	readonly column: number;
	readonly row: number;
}

/** The places where the tiles of a tileset are shown, in pixels at zoom 1. */
export interface TileLayout {
	readonly tiles: readonly PlacedTile[];
	readonly width: number;
	readonly height: number;
	/** The tile at a point. */
	at(x: number, y: number): PlacedTile | undefined;
	/** The tiles that touch a rectangle. */
	within(area: Rect): readonly PlacedTile[];
}

/** The space between tiles, in pixels at zoom 1: the grid is drawn in it. */
export const GAP = 1;

/**
 * Lays tiles out in rows, as they follow each other.
 *
 * @param columns - the number of tiles in a row, as in the image; `undefined` to wrap them at the width
 * @param width - the most that a row may take if tiles wrap
 */
export function layoutTiles(shown: readonly ShownTile[], columns: number | undefined, width: number): TileLayout {
	const rows: PlacedTile[][] = [];
	let y = 0;
	let widest = 0;
	for (let next = 0; next < shown.length; ) {
		const row: PlacedTile[] = [];
		let [x, tallest] = [0, 0];
		for (; next < shown.length; next++) {
			const tile = shown[next];
			if (tile === undefined || (columns === undefined ? row.length > 0 && x + tile.width > width : row.length === columns)) break;
			row.push({ id: tile.id, x, y, width: tile.width, height: tile.height, column: row.length, row: rows.length });
			x += tile.width + GAP;
			tallest = Math.max(tallest, tile.height);
		}
		rows.push(row);
		widest = Math.max(widest, x - GAP);
		y += tallest + GAP;
	}
	const tops = rows.map((row) => row[0]?.y ?? 0);
	const within = ({ x, y: top, width: across, height }: Rect): PlacedTile[] => {
		const first = Math.max(0, firstAfter(tops, top) - 1);
		const found: PlacedTile[] = [];
		for (let row = first; row < rows.length && (tops[row] ?? 0) < top + height; row++)
			for (const tile of rows[row] ?? [])
				if (tile.x < x + across && tile.x + tile.width > x && tile.y + tile.height > top) found.push(tile);
		return found;
	};
	return {
		tiles: rows.flat(),
		width: Math.max(0, widest),
		height: Math.max(0, y - GAP),
		at: (x, top) => within({ x, y: top, width: 0.001, height: 0.001 })[0],
		within,
	};
}

/** The number of numbers in an ascending list that are not above a limit. */
function firstAfter(ascending: readonly number[], limit: number): number {
	let [low, high] = [0, ascending.length];
	while (low < high) {
		const middle = (low + high) >>> 1;
		if ((ascending[middle] ?? 0) <= limit) low = middle + 1;
		else high = middle;
	}
	return low;
}
