import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Turn } from '../../src/cells/turn-gid.ts';
import { turnGid } from '../../src/cells/turn-gid.ts';
import type { Stamp } from '../../src/stamps/stamp.ts';
import { stampOf } from '../../src/stamps/stamp.ts';
import { turnStamp } from '../../src/stamps/turn-stamp.ts';
import { mapOf, staggered } from '../support/drawn.ts';

const H = 0x80000000;
const V = 0x40000000;
const D = 0x20000000;
const hexagonal = { ...staggered(mapOf()), orientation: 'hexagonal', hexsidelength: 8 } as const;
const TURNS: readonly Turn[] = ['flip-horizontally', 'flip-vertically', 'rotate-right', 'rotate-left'];
const times = <T>(count: number, start: T, next: (value: T) => T): T =>
	Array.from({ length: count }).reduce<T>((value) => next(value), start);

/** The tiles of a stamp of hexagons with their places in half columns, from the leftmost. */
function shape({ width, gids, shiftsOdd }: Stamp): string[] {
	const cells = [...gids].map((gid, i) => ({ gid, row: Math.floor(i / width), column: i % width }));
	const places = cells
		.filter(({ gid }) => gid !== 0)
		.map((cell) => ({ ...cell, x: 2 * cell.column + ((cell.row & 1) === (shiftsOdd ? 1 : 0) ? 1 : 0) }));
	const left = Math.min(...places.map(({ x }) => x));
	return places.map(({ gid, row, x }) => `${gid} at ${x - left}, ${row}`);
}

describe('turning a cell', () => {
	it('[E146] sets the flags of squares', () => {
		expect(turnGid(5, 'flip-horizontally')).toBe(5 + H);
		expect(turnGid(5, 'flip-vertically')).toBe(5 + V);
		expect(turnGid(5, 'rotate-right')).toBe(5 + D + H);
		expect(turnGid(5, 'rotate-left')).toBe(5 + D + V);
		expect(turnGid(0, 'rotate-left')).toBe(0);
	});

	it.each([false, true])('[E146, E148] comes back after two flips and a whole turn, hexagonal: %s', (isHexagonal) => {
		const steps = isHexagonal ? 6 : 4;
		fc.assert(
			fc.property(fc.integer({ min: 0, max: 15 }), (bits) => {
				// Codes in brackets of rule E148 look like others: one turn and back gives the other code.
				const gid = turnGid(turnGid(((bits << 28) | 9) >>> 0, 'rotate-right', isHexagonal), 'rotate-left', isHexagonal);
				for (const turn of ['flip-horizontally', 'flip-vertically'] as const)
					expect(turnGid(turnGid(gid, turn, isHexagonal), turn, isHexagonal)).toBe(gid);
				for (const turn of ['rotate-right', 'rotate-left'] as const)
					expect(times(steps, gid, (value) => turnGid(value, turn, isHexagonal))).toBe(gid);
			}),
		);
	});
});

describe('turning a stamp', () => {
	it('[E13, E146] moves cells and turns tiles', () => {
		const turned = turnStamp(
			stampOf([
				[1, 2, 3],
				[4, 5, 6],
			]),
			'rotate-right',
			mapOf(),
		);
		expect(turned).toEqual({ width: 2, height: 3, gids: Uint32Array.from([4, 1, 5, 2, 6, 3], (gid) => gid + D + H) });
	});

	it.each(TURNS)('[E146, E149] %s comes back', (turn) => {
		const stamp: Stamp = {
			...stampOf([
				[1, 2, 3],
				[4, 0, 6],
				[7, 8, 9],
			]),
			shiftsOdd: true,
		};
		const { shiftsOdd: _, ...square } = stamp;
		expect(times(turn.startsWith('flip') ? 2 : 4, square, (value) => turnStamp(value, turn, mapOf()))).toEqual(square);
		expect(times(turn.startsWith('flip') ? 2 : 4, stamp, (value) => turnStamp(value, turn, staggered(mapOf())))).toEqual(stamp);
	});

	it.each(['rotate-right', 'rotate-left'] as const)('[E149] six times %s of hexagons comes back', (turn) => {
		const stamp: Stamp = {
			...stampOf([
				[1, 2, 3],
				[4, 5, 6],
				[7, 8, 9],
			]),
			shiftsOdd: true,
		};
		const round = times(6, stamp, (value) => turnStamp(value, turn, hexagonal));
		expect(shape(round)).toEqual(shape(stamp));
	});

	it('[E149] a row of hexagons turns to a diagonal', () => {
		const turned = turnStamp({ ...stampOf([[1, 2, 3]]), shiftsOdd: true }, 'rotate-right', hexagonal);
		expect(turned).toMatchObject({ width: 2, height: 3, shiftsOdd: false });
		expect([...turned.gids].map((gid) => gid & 0xf)).toEqual([1, 0, 0, 2, 0, 3]);
	});
});
