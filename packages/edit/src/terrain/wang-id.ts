import type { WangSet, WangTile } from '@tilewright/format';
import { GidFlags } from '@tilewright/format';
import type { Turn } from '../cells/turn-gid.ts';

/** The colors at the eight positions of a tile, clockwise from the top: even positions are edges, odd ones corners; 0 is no color. */
export type WangId = WangTile['wangid'];

/** The most colors that a set can have (rule Q3). */
export const MOST_COLORS = 254;

/** In a desired id: any color will do (rule Q3). */
export const ANY_COLOR = 255;

/** The positions that count in a set of a type (rule Q2). A type that is unknown counts as mixed. */
export function positionsOf(type: WangSet['type']): readonly number[] {
	if (type === 'corner') return [1, 3, 5, 7];
	return type === 'edge' ? [0, 2, 4, 6] : [0, 1, 2, 3, 4, 5, 6, 7];
}

/**
 * Turns an id as {@link turnGid} turns a tile.
 *
 * @example turnWangId([1, 0, 2, 0, 0, 0, 0, 0], 'rotate-right') // [0, 0, 1, 0, 2, 0, 0, 0]
 */
export function turnWangId([a, b, c, d, e, f, g, h]: WangId, turn: Turn): WangId {
	switch (turn) {
		case 'flip-horizontally':
			return [a, h, g, f, e, d, c, b];
		case 'flip-vertically':
			return [e, d, c, b, a, h, g, f];
		case 'rotate-right':
			return [g, h, a, b, c, d, e, f];
		case 'rotate-left':
			return [c, d, e, f, g, h, a, b];
	}
}

/** The id of a tile with flip flags (rule Q4). */
export function flippedId(id: WangId, gid: number): WangId {
	let flipped = id;
	if ((gid & GidFlags.diagonal) !== 0) flipped = turnWangId(turnWangId(flipped, 'rotate-right'), 'flip-horizontally');
	if ((gid & GidFlags.horizontal) !== 0) flipped = turnWangId(flipped, 'flip-horizontally');
	if ((gid & GidFlags.vertical) !== 0) flipped = turnWangId(flipped, 'flip-vertically');
	return flipped;
}

/** An id with no color at the positions that do not count (rule Q2), nor where a document has no valid color. */
export function maskedId(id: WangId, type: WangSet['type']): WangId {
	const positions = positionsOf(type);
	const at = (position: number): number => {
		const color = id[position] ?? 0;
		return positions.includes(position) && Number.isInteger(color) && color > 0 && color <= MOST_COLORS ? color : 0;
	};
	return [at(0), at(1), at(2), at(3), at(4), at(5), at(6), at(7)];
}
