import type { InfiniteTileLayer, Issue, WriteOptions } from '@tilewright/format';
import { cellAt, readMap, write } from '@tilewright/format';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { recut } from '../../src/write/chunks.ts';
import { deepFreeze } from '../support/deep-freeze.ts';
import { mapText, tileLayer } from '../support/map-text.ts';

interface Piece {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	readonly data: readonly number[];
}

function layerOf(...chunks: readonly Piece[]): InfiniteTileLayer {
	const text = mapText(`"infinite":true,"tilesets":[],"layers":[${tileLayer(`"startx":0,"starty":0,"chunks":${JSON.stringify(chunks)}`)}]`);
	const [layer] = readMap(text).layers;
	if (layer?.type !== 'tilelayer' || !('chunks' in layer)) throw new Error('no infinite layer');
	return layer;
}

const filled = (x: number, y: number, width: number, height: number, gid = 1): Piece => ({
	...{ x, y, width, height },
	data: Array.from({ length: width * height }, () => gid),
});
const boxes = ({ chunks }: InfiniteTileLayer): number[][] => chunks.map(({ x, y, width, height }) => [x, y, width, height]);
const boundsOf = ({ startx, starty, width, height }: InfiniteTileLayer): number[] => [startx, starty, width, height];

describe('recut', () => {
	it('divides the layer on a grid of the chunk size, row by row [L3]', () => {
		const layer = recut(layerOf(filled(2, 3, 16, 16)), { width: 16, height: 16 });
		expect(boxes(layer)).toEqual([
			[0, 0, 16, 16],
			[16, 0, 16, 16],
			[0, 16, 16, 16],
			[16, 16, 16, 16],
		]);
		expect(layer.chunks.map(({ data }) => data.reduce((sum, gid) => sum + gid, 0))).toEqual([14 * 13, 2 * 13, 14 * 3, 2 * 3]);
	});

	it('keeps the position of each cell, also negative ones [L3]', () => {
		const layer = recut(layerOf(filled(-1, -1, 2, 2, 5)), { width: 4, height: 8 });
		expect(boxes(layer)).toEqual([
			[-4, -8, 4, 8],
			[0, -8, 4, 8],
			[-4, 0, 4, 8],
			[0, 0, 4, 8],
		]);
		expect([cellAt(layer, -1, -1), cellAt(layer, 0, 0), cellAt(layer, -2, -1), cellAt(layer, 1, 0)]).toEqual([5, 5, 0, 0]);
	});

	it('leaves out empty chunks, also if a later chunk made them empty [L3]', () => {
		const layer = recut(layerOf(filled(0, 0, 16, 16, 0), filled(32, 0, 16, 16, 3), filled(64, 0, 16, 16), filled(64, 0, 16, 16, 0)), {
			width: 16,
			height: 16,
		});
		expect(boxes(layer)).toEqual([[32, 0, 16, 16]]);
	});

	it('uses the later of two overlapping chunks [L3]', () => {
		const layer = recut(layerOf(filled(0, 0, 3, 1, 1), filled(1, 0, 3, 1, 2)), { width: 16, height: 16 });
		expect([0, 1, 2, 3, 4].map((x) => cellAt(layer, x, 0))).toEqual([1, 2, 2, 2, 0]);
	});

	it.each([
		['one tile', [filled(3, 3, 1, 1)], [0, 0, 16, 16]],
		['one tile at a negative position', [filled(-1, -17, 1, 1)], [-16, -32, 16, 16]],
		['a tile at the edge of a block', [filled(15, 0, 2, 1)], [0, 0, 32, 16]],
		['tiles, not chunks', [{ ...filled(0, 0, 40, 1, 0), data: [1, ...Array.from({ length: 39 }, () => 0)] }], [0, 0, 16, 16]],
		['distant tiles', [filled(-20, 0, 1, 1), filled(40, 40, 1, 1)], [-32, 0, 80, 48]],
		['no tiles', [filled(5, 5, 4, 4, 0)], [0, 0, 0, 0]],
		['no chunks', [], [0, 0, 0, 0]],
	])('writes the box around all tiles, in blocks of 16 × 16, whatever the chunk size: %s [L3]', (_, chunks, expected) => {
		for (const size of [4, 16, 32]) expect(boundsOf(recut(layerOf(...chunks), { width: size, height: size }))).toEqual(expected);
	});

	it('does not change the given layer', () => {
		const layer = deepFreeze(layerOf(filled(2, 3, 4, 4)));
		const before = structuredClone(layer);
		recut(layer, { width: 8, height: 8 });
		expect(layer).toEqual(before);
	});

	it('keeps flips and all other fields of the layer', () => {
		const layer = layerOf(filled(0, 0, 1, 1, 0xf0000001));
		expect(recut(layer, { width: 4, height: 4 })).toMatchObject({ id: layer.id, name: layer.name, opacity: 1 });
		expect(cellAt(recut(layer, { width: 4, height: 4 }), 0, 0)).toBe(0xf0000001);
	});

	it('refuses chunks that would be mostly empty', () => {
		const far = layerOf(...Array.from({ length: 100 }, (_, i) => filled(i * 10_000, 0, 1, 1)));
		expect(() => recut(far, { width: 1000, height: 1000 })).toThrow(RangeError);
	});

	const anyPiece: fc.Arbitrary<Piece> = fc
		.record({ x: fc.integer({ min: -40, max: 40 }), y: fc.integer({ min: -40, max: 40 }), width: fc.nat(9), height: fc.nat(9) })
		.chain((box) =>
			fc.array(fc.nat(2), { minLength: box.width * box.height, maxLength: box.width * box.height }).map((data) => ({ ...box, data })),
		);

	it('changes no cell, whatever the chunks and the size', () => {
		fc.assert(
			fc.property(
				fc.array(anyPiece, { maxLength: 5 }),
				fc.integer({ min: 4, max: 20 }),
				fc.integer({ min: 4, max: 20 }),
				(pieces, width, height) => {
					const layer = layerOf(...pieces);
					const cut = recut(layer, { width, height });
					for (let y = -42; y < 52; y++)
						for (let x = -42; x < 52; x++) if (cellAt(layer, x, y) !== cellAt(cut, x, y)) throw new Error(`${x}, ${y}`);
					expect(recut(cut, { width, height })).toEqual(cut);
				},
			),
			{ numRuns: effort(20, 200) },
		);
	});
});

describe('write with a chunk size', () => {
	const map = readMap(
		mapText(
			`"infinite":true,"tilesets":[],"layers":[{"type":"group","layers":[${tileLayer(`"chunks":${JSON.stringify([filled(0, 0, 20, 4)])}`)}]},${tileLayer('"data":[1,2,3,4]')}]`,
		),
	);
	const written = (width: number, height: number): ReturnType<typeof readMap> => readMap(write(map, { chunkSize: { width, height } }));

	it('divides layers in groups too, and does not change finite layers', () => {
		const [group, finite] = written(8, 8).layers;
		const inner = group?.type === 'group' ? group.layers[0] : undefined;
		if (inner?.type !== 'tilelayer' || !('chunks' in inner)) throw new Error('no infinite layer');
		expect(boxes(inner)).toEqual([
			[0, 0, 8, 8],
			[8, 0, 8, 8],
			[16, 0, 8, 8],
		]);
		expect(finite).toMatchObject({ data: Uint32Array.of(1, 2, 3, 4) });
	});

	it('writes the chunk size if it is not 16 × 16 [J12]', () => {
		expect(written(8, 4).editorsettings).toEqual({ chunksize: { width: 8, height: 4 } });
		expect(written(16, 16).editorsettings).toBeUndefined();
	});

	it('reports no start of a layer in XML, where readers find it by the chunks [L3]', () => {
		const map = readMap(mapText(`"infinite":true,"tilesets":[],"layers":[${JSON.stringify({ ...INFINITE, chunks: [CHUNK] })}]`));
		const issues: Issue[] = [];
		const options: WriteOptions = { syntax: 'xml', chunkSize: { width: 10, height: 4 }, onIssue: (issue) => issues.push(issue) };
		const xml = write(map, options);
		expect(readMap(xml).layers).toMatchObject([{ startx: -10, starty: 4 }]);
		expect(write(readMap(xml), options)).toEqual(xml);
		expect(issues).toEqual([]);
		expect(readMap(write(map, { chunkSize: { width: 10, height: 4 } })).layers).toMatchObject([{ startx: -16, starty: 0 }]);
	});

	it('keeps settings in which nothing is left [N8]', () => {
		const map = readMap(mapText('"tilesets":[],"layers":[],"editorsettings":{"":{}}'));
		const issues: Issue[] = [];
		const bytes = write(map, { syntax: 'xml', onIssue: (issue) => issues.push(issue) });
		expect(issues.map(({ code, pointer }) => `${code} ${pointer}`)).toEqual(['not-in-syntax /editorsettings/']);
		expect(readMap(bytes).editorsettings).toEqual({});
		expect(readMap(mapText('"tilesets":[],"layers":[],"editorsettings":{}')).editorsettings).toEqual({});
	});

	it('keeps unknown fields of the chunk size, whatever the size [N8]', () => {
		const settings = (width: number, options?: WriteOptions): unknown => {
			const file = mapText(
				`"infinite":true,"tilesets":[],"layers":[],"editorsettings":{"chunksize":{"width":${width},"height":16,"ours":{"":{}}}}`,
			);
			const { editorsettings } = readMap(file);
			expect(editorsettings).toEqual({ chunksize: { width, height: 16, ours: { '': {} } } });
			return readMap(write(readMap(file), options)).editorsettings;
		};
		for (const width of [16, 32]) {
			expect(settings(width)).toEqual({ chunksize: { width, height: 16, ours: { '': {} } } });
			expect(settings(width, { chunkSize: { width: 16, height: 16 } })).toEqual({ chunksize: { width: 16, height: 16, ours: { '': {} } } });
		}
	});
});

const INFINITE = { type: 'tilelayer', id: 1, name: 'a', width: 1, height: 1, startx: -5, starty: 5 };
const CHUNK = { x: -5, y: 5, width: 1, height: 1, data: [1] };
