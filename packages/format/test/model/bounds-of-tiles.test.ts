import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundsOfTiles } from '../../src/model/bounds-of-tiles.ts';

const block = (rows: readonly string[], x = 0, y = 0) => {
	const width = rows[0]?.length ?? 0;
	return { x, y, width, height: rows.length, data: Uint32Array.from(rows.join(''), Number) };
};

test('the rectangle is as small as it can be, whichever tile is furthest out', () => {
	expect(boundsOfTiles(block(['00000', '00100', '01000', '00000'], -3, 7))).toEqual({ x: -2, y: 8, width: 2, height: 2 });
	expect(boundsOfTiles(block(['11', '11']))).toEqual({ x: 0, y: 0, width: 2, height: 2 });
});

test('a block without tiles has no rectangle, nor has one without cells', () => {
	expect(boundsOfTiles(block(['000', '000']))).toBeUndefined();
	expect(boundsOfTiles({ x: 1, y: 1, width: 0, height: 0, data: new Uint32Array(0) })).toBeUndefined();
});

test('it is the rectangle around all tiles', () => {
	const sizes = fc.record({ width: fc.integer({ min: 1, max: 6 }), height: fc.integer({ min: 1, max: 6 }) });
	const blocks = sizes.chain(({ width, height }) =>
		fc
			.array(fc.constantFrom(0, 0, 0, 4), { minLength: width * height, maxLength: width * height })
			.map((cells) => ({ x: 5, y: -5, width, height, data: Uint32Array.from(cells) })),
	);
	fc.assert(
		fc.property(blocks, (own) => {
			const tiles = [...own.data.entries()]
				.filter(([, gid]) => gid !== 0)
				.map(([i]) => [i % own.width, Math.floor(i / own.width)] as const);
			const [xs, ys] = [tiles.map(([x]) => x), tiles.map(([, y]) => y)];
			const [left, top] = [Math.min(...xs), Math.min(...ys)];
			const expected = { x: 5 + left, y: -5 + top, width: Math.max(...xs) + 1 - left, height: Math.max(...ys) + 1 - top };
			expect(boundsOfTiles(own)).toEqual(tiles.length === 0 ? undefined : expected);
		}),
	);
});
