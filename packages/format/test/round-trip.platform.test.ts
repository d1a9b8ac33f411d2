import type { Document, Kind, WriteOptions } from '@tilewright/format';
import { read, write } from '@tilewright/format';
import { zstd } from '@tilewright/format/zstd';
import { prepareZstd } from '@tilewright/format/zstd-encoder';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { mapLayers } from '../src/model/layers.ts';
import { KINDS } from '../src/spec/index.ts';
import { allPlaces, arbitraryDocument } from './support/arbitrary-document.ts';
import { deepFreeze } from './support/deep-freeze.ts';
import { randomFrom } from './support/random.ts';
import { difference } from './support/same.ts';
import { shuffled } from './support/shuffled.ts';

const decode = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

beforeAll(prepareZstd);

/** The expected document: options of writing change some of its fields. */
function asWritten(doc: Document, { encoding, compression, compressionLevel }: WriteOptions): Document {
	if (doc.type !== 'map') return doc;
	const layers = mapLayers(doc.layers, (layer) => {
		if (layer.type !== 'tilelayer') return layer;
		const now = encoding ?? (compression ? 'base64' : layer.encoding);
		return { ...layer, encoding: now, compression: now === 'csv' ? '' : (compression ?? layer.compression) };
	});
	return { ...doc, compressionlevel: compressionLevel ?? (compression ? -1 : doc.compressionlevel), layers };
}

/** Describes the first value that is lost or changed by writing and reading. */
function lossOf(doc: Document, options: WriteOptions): string | undefined {
	const bytes = write(doc, options);
	const { doc: again, issues } = read(bytes, { codecs: [zstd] });
	// Any level may be combined with any compression.
	const bad = issues.find(({ severity, code }) => severity !== 'info' && code !== 'level-stores');
	if (bad !== undefined) return `${bad.pointer}: ${bad.message}`;
	const lost = difference(asWritten(doc, options), again);
	if (lost !== undefined || again === undefined) return lost ?? 'no document';
	return difference(decode(bytes), decode(write(again, options)), 'written again');
}

const holds = (kind: Kind, options: WriteOptions, numRuns: number): void =>
	fc.assert(
		fc.property(arbitraryDocument(kind), (doc) => {
			expect(lossOf(doc, options)).toBeUndefined();
		}),
		{ numRuns },
	);

describe('any document is the same after writing and reading [N8, J7]', () => {
	const encodings = [
		{},
		{ encoding: 'csv' },
		{ encoding: 'base64' },
		{ compression: '' },
		{ compression: 'zlib' },
		{ compression: 'gzip' },
		{ compression: 'zstd' },
		{ encoding: 'base64', compression: 'zstd' },
	] as const satisfies readonly WriteOptions[];
	const layouts = [{}, { minimize: true }, { indent: 0 }, { indent: 4 }] as const satisfies readonly WriteOptions[];

	for (const encoding of encodings) {
		it.each(layouts)(`a map, ${JSON.stringify(encoding)}, %j`, (layout) => {
			holds('map', { ...encoding, ...layout }, effort(5, 25));
		});
	}

	it.each(layouts)('a tileset, %j', (layout) => holds('tileset', layout, effort(25, 100)));
	it.each(layouts)('a template, %j', (layout) => holds('template', layout, effort(25, 100)));
	it.each(layouts)('a world, %j', (layout) => holds('world', layout, effort(25, 100)));

	it.each(['zlib', 'gzip'] as const)('a map, %s at every level [L5]', (compression) => {
		for (let compressionLevel = -1; compressionLevel <= 9; compressionLevel++)
			holds('map', { compression, compressionLevel }, effort(2, 5));
	});

	it('a map, zstd at every level [L5]', () => {
		for (const compressionLevel of [-1, ...Array.from({ length: 22 }, (_, i) => i + 1)])
			holds('map', { compression: 'zstd', compressionLevel }, effort(1, 3));
	});
});

describe('writing', () => {
	it.each(KINDS)('never changes a %s', (kind) => {
		fc.assert(
			fc.property(arbitraryDocument(kind), (doc) => {
				const before = structuredClone(doc);
				deepFreeze(doc);
				write(doc);
				write(doc, { compression: 'zlib', compressionLevel: 1, chunkSize: { width: 4, height: 4 }, minimize: true });
				expect(difference(before, doc)).toBeUndefined();
			}),
			{ numRuns: effort(20, 60) },
		);
	});
});

describe('reading', () => {
	it.each(KINDS)('of a %s does not depend on the order of keys', (kind) => {
		const random = randomFrom(3);
		fc.assert(
			fc.property(arbitraryDocument(kind), (doc) => {
				const text = decode(write(doc));
				const other = read(shuffled(text, random), { codecs: [zstd] });
				expect(other.issues.filter(({ severity, code }) => severity !== 'info' && code !== 'level-stores')).toEqual([]);
				expect(difference(doc, other.doc)).toBeUndefined();
			}),
			{ numRuns: effort(25, 100) },
		);
	});

	it.each(KINDS)('of a %s does not depend on documents that were read before', (kind) => {
		fc.assert(
			fc.property(arbitraryDocument(kind), arbitraryDocument('map'), (doc, other) => {
				const bytes = write(doc);
				const first = read(bytes, { codecs: [zstd] });
				read(write(other));
				expect(difference(first, read(bytes, { codecs: [zstd] }))).toBeUndefined();
			}),
			{ numRuns: effort(15, 40) },
		);
	});
});

it('the generator makes every field of every variant of every resource', () => {
	const seen = new Set<string>();
	for (const kind of KINDS)
		fc.sample(
			arbitraryDocument(kind, (place) => seen.add(place)),
			{ numRuns: 400, seed: 1 },
		);
	expect(allPlaces().filter((place) => !seen.has(place))).toEqual([]);
});
