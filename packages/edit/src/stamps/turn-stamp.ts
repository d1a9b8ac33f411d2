import type { TileMap } from '@tilewright/format';
import type { Stagger } from '../cells/stagger.ts';
import { staggerOf } from '../cells/stagger.ts';
import type { Stamp } from './stamp.ts';
import type { Turn } from './turn-gid.ts';
import { turnGid } from './turn-gid.ts';
import { turnHexagons } from './turn-hexagons.ts';

/**
 * Flips or rotates a stamp: the positions of its cells, and the tiles in them (rules E13, E146 and E149).
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

function turnedStamp(stamp: Stamp, turn: Turn, isHexagonal: boolean, stagger: Stagger | undefined): Stamp {
	const { width, height, gids } = stamp;
	const isRotated = turn === 'rotate-right' || turn === 'rotate-left';
	const turned = new Uint32Array(gids.length);
	const across = isRotated ? height : width;
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const [column, row] = turnedCell(x, y, stamp, turn);
			turned[row * across + column] = turnGid(gids[y * width + x] ?? 0, turn, isHexagonal);
		}
	}
	return {
		width: across,
		height: isRotated ? width : height,
		gids: turned,
		...(stagger && { shiftsOdd: (stamp.shiftsOdd ?? stagger.odd) !== invertsShift(stamp, turn, stagger) }),
	};
}

function turnedCell(x: number, y: number, { width, height }: Stamp, turn: Turn): [column: number, row: number] {
	switch (turn) {
		case 'flip-horizontally':
			return [width - 1 - x, y];
		case 'flip-vertically':
			return [x, height - 1 - y];
		case 'rotate-right':
			return [height - 1 - y, x];
		case 'rotate-left':
			return [y, width - 1 - x];
	}
}

/** Whether the other rows or columns are shifted after a flip (rule E149). */
function invertsShift({ width, height }: Stamp, turn: Turn, { axis }: Stagger): boolean {
	if (turn === 'flip-horizontally') return axis === 'y' || width % 2 === 0;
	if (turn === 'flip-vertically') return axis === 'x' || height % 2 === 0;
	return false;
}
