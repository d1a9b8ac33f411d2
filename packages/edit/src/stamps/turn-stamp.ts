import type { TileMap } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import type { Stagger } from '../cells/stagger.ts';
import { staggerOf } from '../cells/stagger.ts';
import type { Turn } from '../cells/turn-gid.ts';
import { turnGid } from '../cells/turn-gid.ts';
import type { Stamp } from './stamp.ts';
import { turnHexagons } from './turn-hexagons.ts';

/**
 * Flips or rotates a stamp: the positions of its cells, and the tiles in them.
 *
 * @param map - decides by its orientation what a rotation is
 * @example const right = turnStamp(stamp, 'rotate-right', map);
 */
export const turnStamp = (stamp: Stamp, turn: Turn, map: TileMap): Stamp => turnStamps([stamp], turn, map)[0] ?? stamp;

/**
 * Flips or rotates stamps that lie over each other, as {@link turnStamp} does. The results have one size.
 *
 * @param stamps - all of one size
 */
export function turnStamps(stamps: readonly Stamp[], turn: Turn, map: TileMap): Stamp[] {
	const stagger = staggerOf(map);
	const isHexagonal = map.orientation === 'hexagonal';
	if (isHexagonal && stagger !== undefined && (turn === 'rotate-right' || turn === 'rotate-left'))
		return turnHexagons(stamps, turn, stagger);
	return stamps.map((stamp) => turnedStamp(stamp, turn, isHexagonal, stagger));
}

function turnedStamp({ width, height, gids, shiftsOdd }: Stamp, turn: Turn, isHexagonal: boolean, stagger: Stagger | undefined): Stamp {
	const isRotated = turn === 'rotate-right' || turn === 'rotate-left';
	const turned = new Uint32Array(gids.length);
	// A stamp may have a million cells: where the next cell goes is found by adding, and only flags are turned.
	const flags = Array.from({ length: 16 }, (_, bits) => turnGid(((bits << FLAG_SHIFT) | 1) >>> 0, turn, isHexagonal) & ~TILE_BITS);
	const [first, right, down] = (
		{
			'flip-horizontally': [width - 1, -1, width],
			'flip-vertically': [(height - 1) * width, 1, -width],
			'rotate-right': [height - 1, height, -1],
			'rotate-left': [(width - 1) * height, -height, 1],
		} as const
	)[turn];
	for (let top = 0; top < height; top += SQUARE)
		for (let left = 0; left < width; left += SQUARE)
			for (let y = top; y < height && y < top + SQUARE; y++)
				for (let x = left, to = first + x * right + y * down; x < width && x < left + SQUARE; x++, to += right) {
					const gid = gids[y * width + x] ?? 0;
					const tile = gid & TILE_BITS;
					turned[to] = tile === 0 ? gid : tile | (flags[gid >>> FLAG_SHIFT] ?? 0);
				}
	return {
		width: isRotated ? height : width,
		height: isRotated ? width : height,
		gids: turned,
		...(stagger && { shiftsOdd: (shiftsOdd ?? stagger.odd) !== invertsShift(width, height, turn, stagger) }),
	};
}

/** The flags are above the bits of the tile. */
const FLAG_SHIFT = 28;

/** Cells are moved in squares of this size: a rotation writes down columns, and whole columns do not fit the memory near the processor. */
const SQUARE = 32;

/** Whether the other rows or columns are shifted after a flip (rule E149). */
function invertsShift(width: number, height: number, turn: Turn, { axis }: Stagger): boolean {
	if (turn === 'flip-horizontally') return axis === 'y' || width % 2 === 0;
	if (turn === 'flip-vertically') return axis === 'x' || height % 2 === 0;
	return false;
}
