import type { CellPosition, Region } from '@tilewright/edit';
import { rectangle } from '@tilewright/edit';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { CellBounds } from '@tilewright/format';

/** The rectangle with two cells as its corners. */
export const rectangleBetween = (a: CellPosition, b: CellPosition): CellBounds => ({
	x: Math.min(a.x, b.x),
	y: Math.min(a.y, b.y),
	width: Math.abs(a.x - b.x) + 1,
	height: Math.abs(a.y - b.y) + 1,
});

/** The extent of an infinite map for tools: farther than anyone draws. */
const FAR = 2 ** 24;

/** The cells of a map; an infinite one has all. */
export function withinMap({ map }: MapSession): Region {
	const { infinite, width, height } = map.value;
	return rectangle(infinite ? { x: -FAR, y: -FAR, width: 2 * FAR, height: 2 * FAR } : { x: 0, y: 0, width, height });
}

/** The way in which a rectangle is dragged (rules E22, E26). */
export interface DragModifiers {
	/** Equal sides: the smaller one counts. */
	readonly square: boolean;
	/** The first cell is the middle. */
	readonly centered: boolean;
}

/** The rectangle of a drag. */
export function draggedRectangle(from: CellPosition, to: CellPosition, { square, centered }: DragModifiers): CellBounds {
	let [dx, dy] = [to.x - from.x, to.y - from.y];
	if (square) {
		const side = Math.min(Math.abs(dx), Math.abs(dy));
		dx = dx < 0 ? -side : side;
		dy = dy < 0 ? -side : side;
	}
	const end = { x: from.x + dx, y: from.y + dy };
	return rectangleBetween(centered ? { x: from.x - dx, y: from.y - dy } : from, end);
}
