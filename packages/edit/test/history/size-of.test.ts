import { expect, test } from 'vitest';
import type { Change } from '../../src/change/change.ts';
import { sizeOf, sizeOfChanges } from '../../src/history/size-of.ts';

const move = (i: number): Change => ({ type: 'fields', part: [{ object: i }], fields: [{ name: 'x', before: i, after: i + 1 }] });
const moves = Array.from({ length: 20_000 }, (_, i) => move(i));

test('few changes are measured one by one', () => {
	expect(sizeOfChanges(moves.slice(0, 1000))).toBe(sizeOf(moves.slice(0, 1000)));
	expect(sizeOfChanges([])).toBe(sizeOf([]));
});

test('of many changes of fields a part is measured, and all others', () => {
	expect(sizeOfChanges(moves) / sizeOf(moves)).toBeCloseTo(1, 2);
	const cells: Change = { type: 'cells', layer: 1, areas: [], before: new Uint32Array(100_000), after: new Uint32Array(100_000) };
	const mixed = [...moves.slice(0, 7), cells, ...moves.slice(7)];
	expect(sizeOfChanges(mixed) / sizeOf(mixed)).toBeCloseTo(1, 2);
});

test('a change that is not in the part is not looked at', () => {
	let read = 0;
	const counted = moves.map((change): Change => {
		const counting = { ...change };
		Object.defineProperty(counting, 'part', {
			enumerable: true,
			get() {
				read++;
				return [];
			},
		});
		return counting;
	});
	sizeOfChanges(counted);
	expect(read).toBeLessThanOrEqual(1000);
});
