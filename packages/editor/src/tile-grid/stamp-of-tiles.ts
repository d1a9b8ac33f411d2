import type { Stamp } from '@tilewright/edit';
import { stampOf } from '@tilewright/edit';
import type { PlacedTile, TileLayout } from './tile-layout.ts';

/**
 * The stamp of selected tiles: as large as the rectangle around them as they are shown, with gaps where tiles are not selected (rule E88).
 *
 * @param firstgid - of the tileset in the map
 */
export function stampOfTiles({ tiles }: TileLayout, selected: ReadonlySet<number>, firstgid: number): Stamp {
	const chosen = tiles.filter(({ id }) => selected.has(id));
	const left = Math.min(...chosen.map(({ column }) => column));
	const top = Math.min(...chosen.map(({ row }) => row));
	const rows: number[][] = [];
	for (const { id, column, row } of chosen) {
		rows[row - top] ??= [];
		const cells = rows[row - top] ?? [];
		while (cells.length < column - left) cells.push(0);
		cells[column - left] = firstgid + id;
	}
	return stampOf(Array.from(rows, (cells) => Array.from(cells ?? [], (gid) => gid ?? 0)));
}

/** The tiles in the rectangle of columns and rows between two tiles. */
export function tilesBetween({ tiles }: TileLayout, from: PlacedTile, to: PlacedTile): number[] {
	const [left, right] = [Math.min(from.column, to.column), Math.max(from.column, to.column)];
	const [top, bottom] = [Math.min(from.row, to.row), Math.max(from.row, to.row)];
	return tiles.filter(({ column, row }) => column >= left && column <= right && row >= top && row <= bottom).map(({ id }) => id);
}
