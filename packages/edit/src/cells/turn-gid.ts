import { GidFlags } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';

/** How cells and stamps can be turned. Rotations are by 90°, on hexagonal maps by 60°. */
export type Turn = 'flip-horizontally' | 'flip-vertically' | 'rotate-right' | 'rotate-left';

/**
 * Turns the tile of a cell.
 *
 * @param gid - with its flags; empty cells stay empty
 * @param hexagonal - whether the map is hexagonal, where flags mean something else
 * @returns an unsigned number
 * @example turnGid(5, 'flip-horizontally') // 0x80000005
 */
export function turnGid(gid: number, turn: Turn, hexagonal = false): number {
	const tile = gid & TILE_BITS;
	if (tile === 0) return gid;
	return (tile | (hexagonal ? turnedHexagon(gid, turn) : turnedSquare(gid, turn))) >>> 0;
}

function turnedSquare(gid: number, turn: Turn): number {
	const { horizontal, vertical, diagonal, hexagonal } = GidFlags;
	const [h, v, d] = [(gid & horizontal) !== 0, (gid & vertical) !== 0, (gid & diagonal) !== 0];
	const kept = gid & hexagonal;
	const flags = (isH: boolean, isV: boolean, isD: boolean): number =>
		(isH ? horizontal : 0) | (isV ? vertical : 0) | (isD ? diagonal : 0) | kept;
	switch (turn) {
		case 'flip-horizontally':
			return flags(!h, v, d);
		case 'flip-vertically':
			return flags(h, !v, d);
		case 'rotate-right':
			return flags(!v, h, !d);
		case 'rotate-left':
			return flags(v, !h, !d);
	}
}

/** The flags of a hexagon turned by 0°, 60°, … 300°, as the upper four bits of a GID: horizontal 8, vertical 4, 60° 2, 120° 1. */
const PLAIN: readonly number[] = [0, 2, 1, 12, 14, 13];
/** The same for a hexagon that is mirrored first. */
const MIRRORED: readonly number[] = [8, 10, 9, 4, 6, 5];
/** Flags that look like others. */
const SAME: Readonly<Record<number, number>> = { 15: 0, 3: 12, 7: 8, 11: 4 };
const FLIPPED_HORIZONTALLY: readonly (readonly [number, number])[] = [
	[0, 8],
	[2, 5],
	[1, 6],
	[12, 4],
	[14, 9],
	[13, 10],
];
const FLIPPED_VERTICALLY: readonly (readonly [number, number])[] = [
	[0, 4],
	[2, 9],
	[1, 10],
	[12, 8],
	[14, 5],
	[13, 6],
];

function turnedHexagon(gid: number, turn: Turn): number {
	const bits = gid >>> 28;
	const code = SAME[bits] ?? bits;
	switch (turn) {
		case 'flip-horizontally':
			return exchanged(FLIPPED_HORIZONTALLY, code) << 28;
		case 'flip-vertically':
			return exchanged(FLIPPED_VERTICALLY, code) << 28;
		case 'rotate-right':
			return rotated(code, 1) << 28;
		case 'rotate-left':
			return rotated(code, 5) << 28;
	}
}

function exchanged(pairs: readonly (readonly [number, number])[], code: number): number {
	for (const [a, b] of pairs) {
		if (code === a) return b;
		if (code === b) return a;
	}
	return code;
}

function rotated(code: number, steps: number): number {
	const row = PLAIN.includes(code) ? PLAIN : MIRRORED;
	return row[(row.indexOf(code) + steps) % row.length] ?? code;
}
