import type { InfiniteTileLayer } from '@tilewright/format';
import { cellAt, cellReader, forEachTile } from '@tilewright/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isQuick } from '../support/quickly.ts';

type Chunks = InfiniteTileLayer['chunks'];

/** A layer with chunks. */
const layerOf = (chunks: Chunks): InfiniteTileLayer => ({
	...{ type: 'tilelayer', id: 1, name: '', class: '', x: 0, y: 0, opacity: 1, visible: true, locked: false, mode: 'normal' },
	...{ offsetx: 0, offsety: 0, parallaxx: 1, parallaxy: 1, properties: [], startx: 0, starty: 0, width: 0, height: 0 },
	...{ encoding: 'csv', compression: '' },
	chunks,
});

const place = fc.integer({ min: -70, max: 70 });
const size = fc.integer({ min: 0, max: 40 });

const chunk = fc
	.record({ x: place, y: place, width: size, height: size, first: fc.nat(5) })
	.map(({ first, ...box }) => ({ ...box, data: Uint32Array.from({ length: box.width * box.height }, (_, i) => (first * i) % 4) }));

describe('cellReader [L3]', () => {
	it('reads the same cells as cellAt, in any order, also where chunks overlap', () => {
		fc.assert(
			fc.property(fc.array(chunk, { maxLength: 8 }), fc.array(fc.tuple(place, place), { minLength: 50 }), (chunks, cells) => {
				const layer = layerOf(chunks);
				const gidAt = cellReader(layer);
				expect(cells.map(([x, y]) => gidAt(x, y))).toEqual(cells.map(([x, y]) => cellAt(layer, x, y)));
			}),
		);
	});

	it('finds the same tiles as forEachTile', () => {
		fc.assert(
			fc.property(fc.array(chunk, { maxLength: 5 }), (chunks) => {
				const layer = layerOf(chunks);
				const gidAt = cellReader(layer);
				const visited: string[] = [];
				forEachTile(layer, (gid, x, y) => visited.push(`${gid} ${x} ${y}`));
				const found: string[] = [];
				for (let y = -70; y < 111; y++) {
					for (let x = -70; x < 111; x++) if (gidAt(x, y) !== 0) found.push(`${gidAt(x, y)} ${x} ${y}`);
				}
				expect(visited.sort()).toEqual(found.sort());
			}),
			{ numRuns: 30 },
		);
	});

	it('sees changes of the data of chunks', () => {
		const first = { x: 0, y: 0, width: 2, height: 1, data: Uint32Array.of(1, 2) };
		const gidAt = cellReader(layerOf([first]));
		first.data[1] = 9;
		expect([gidAt(0, 0), gidAt(1, 0), gidAt(2, 0)]).toEqual([1, 9, 0]);
	});
});

describe('many chunks', () => {
	/** Adjacent chunks, in rows of a hundred. */
	const chunksOf = (count: number): Chunks =>
		Array.from({ length: count }, (_, i) => ({
			...{ x: 4 * (i % 100), y: 4 * Math.floor(i / 100), width: 4, height: 4 },
			data: new Uint32Array(16).fill(1 + (i % 7)),
		}));

	it('are read in a time proportional to their number', () => {
		const layer = layerOf(chunksOf(30_000));
		let equal = 0;
		const run = (): void => {
			const gidAt = cellReader(layer);
			equal = 0;
			forEachTile(layer, (gid, x, y) => {
				if (gid === gidAt(x, y)) equal++;
			});
		};
		expect(isQuick(run)).toBe(true);
		expect(equal).toBe(16 * 30_000);
	});
});
