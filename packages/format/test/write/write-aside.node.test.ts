import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../tests/support/effort.ts';
import type { TileLayer, TileMap, WriteOptions } from '../../src/index.ts';
import { FormatError, readMap, write } from '../../src/index.ts';
import { writeAside } from '../../src/internal.ts';
import { noise } from '../codec/tile-bytes.ts';
import { mapText } from '../support/map-text.ts';

const SIZE = 300;

/** Cells of a large layer: long runs, few tiles, or any. */
function cells(kind: number): Uint32Array {
	const random = noise(SIZE * SIZE, kind === 2 ? 256 : 5);
	return Uint32Array.from(random, (byte, at) => (kind === 0 ? (at >> 9) % 7 : kind === 1 ? byte : byte * 65_537));
}

/** A map with large layers, one of them in a group, and a small one. */
function largeMap(options: Partial<Pick<TileLayer, 'encoding' | 'compression'>> = {}): TileMap {
	const layer = (id: number, size: number, data: readonly number[]) => ({
		type: 'tilelayer',
		id,
		name: `${id}`,
		width: size,
		height: size,
		data,
	});
	const layers = [
		layer(1, SIZE, [...cells(0)]),
		{ type: 'group', id: 2, name: 'group', layers: [layer(3, SIZE, [...cells(1)])] },
		layer(4, SIZE, [...cells(2)]),
		layer(5, 2, [1, 2, 3, 4]),
	];
	const map = readMap(mapText(`"tilesets":[],"layers":${JSON.stringify(layers)}`));
	return { ...map, layers: map.layers.map((each) => (each.type === 'tilelayer' ? { ...each, ...options } : each)) };
}

const COMPRESSIONS = ['zlib', 'gzip'] as const;
const LEVELS = [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

describe('writing with several threads', () => {
	it.each(
		sampleOf(
			COMPRESSIONS.flatMap((compression) => LEVELS.map((compressionLevel) => ({ compression, compressionLevel }))),
			4,
		),
	)('gives the bytes that write gives: $compression, level $compressionLevel [L5]', async (options) => {
		const map = largeMap();
		expect(Buffer.compare(await writeAside(map, options), write(map, options))).toBe(0);
	});

	it.each<WriteOptions>([
		{ syntax: 'xml' },
		{ syntax: 'xml', minimize: true },
		{ minimize: true },
		{ script: 'load' },
		{ keyed: true },
		{ version: '1.0' },
		{ version: '1.10', syntax: 'xml' },
		{ encoding: 'csv' },
		{ compression: '' },
		{ compression: 'zstd' },
		{ compressionLevel: 2 },
	])('gives the bytes that write gives: %j', async (options) => {
		const map = largeMap({ encoding: 'base64', compression: 'zlib' });
		expect(Buffer.compare(await writeAside(map, options), write(map, options))).toBe(0);
	});

	it('layers that share their cells are each compressed in their own way', async () => {
		const map = largeMap({ encoding: 'base64', compression: 'zlib' });
		const [first] = map.layers;
		if (first?.type !== 'tilelayer') throw new Error('The map has no such layer.');
		const shared: TileMap = { ...map, layers: [...map.layers, { ...first, id: 6, compression: 'gzip' }] };
		expect(Buffer.compare(await writeAside(shared), write(shared))).toBe(0);
	});

	it('throws what write throws', async () => {
		const map = largeMap({ encoding: 'base64', compression: 'zlib' });
		const broken: TileMap = { ...map, layers: map.layers.map((layer) => ({ ...layer, width: SIZE + 1 })) };
		await expect(writeAside(broken)).rejects.toThrow(FormatError);
		await expect(writeAside(map, { compression: 'zlib', compressionLevel: 12 })).rejects.toThrow(RangeError);
	});
});
