import { tilesBetween } from './stamp-of-tiles.ts';
import type { PlacedTile, TileLayout } from './tile-layout.ts';

/** The range of tiles that keys have selected: from one tile to another. */
export interface KeyRange {
	readonly from: PlacedTile;
	readonly to: PlacedTile;
}

/**
 * Follows the arrow keys. Shift selects the rectangle of tiles to where the key goes.
 *
 * @param last - where the last key went; `undefined` if something else selected tiles since
 * @returns `undefined` if the key means nothing
 */
export function rangeAfter(
	layout: TileLayout,
	selected: readonly number[],
	last: KeyRange | undefined,
	{ key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
): KeyRange | undefined {
	const { tiles } = layout;
	const columns = Math.max(
		1,
		tiles.findIndex(({ row }) => row > 0),
	);
	const by = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns }[key];
	if (by === undefined) return undefined;
	const isCurrent = last !== undefined && sameIds(selected, tilesBetween(layout, last.from, last.to));
	const id = isCurrent ? last.to.id : selected[0];
	const at = tiles.findIndex((tile) => tile.id === id);
	const to = tiles[Math.min(tiles.length - 1, Math.max(0, at + by))];
	if (to === undefined) return undefined;
	const here = tiles[at];
	if (!shiftKey || here === undefined) return { from: to, to };
	const from = isCurrent ? last.from : here;
	// A rectangle does not go on in the next row.
	return { from, to: to.row === here.row || to.column === here.column ? to : here };
}

const sameIds = (a: readonly number[], b: readonly number[]): boolean => a.length === b.length && a.every((id, i) => id === b[i]);
