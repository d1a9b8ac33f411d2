import type { Document, Issue, ReadOptions, TileMap, WriteOptions } from '@tilewright/format';
import { FormatError, read, readMap, write } from '@tilewright/format';
import { readJson } from '@tilewright/format/json';
import type { LazyChunk, LazyTileMap } from '@tilewright/format/lazy';
import { decodeTiles, lazy, writeLazy } from '@tilewright/format/lazy';
import { zstd } from '@tilewright/format/zstd';
import { prepareZstd } from '@tilewright/format/zstd-encoder';
import fc from 'fast-check';
import { beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import { effort } from '../../../tests/support/effort.ts';
import { arbitraryDocument } from './support/arbitrary-document.ts';
import { difference } from './support/same.ts';

beforeAll(prepareZstd);

const codecs = [zstd];
const text = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const bytesOf = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value));

/** Findings by what they say, in any order; an error alone is compared where another error hides the rest. */
const said = (issues: readonly Issue[], severity?: Issue['severity']): string[] =>
	issues
		.filter((issue) => severity === undefined || issue.severity === severity)
		.map(({ code, pointer, line, column, message, element }) => `${line}:${column} ${pointer} ${element} ${code} ${message}`)
		.sort();

const lazyMap = (bytes: Uint8Array | string, limits: ReadOptions['limits'] = {}): LazyTileMap => {
	const { doc, issues } = read(bytes, { kind: 'map', tiles: lazy, codecs, limits });
	if (doc === undefined) throw new FormatError(issues);
	return doc;
};

/** A map in JSON with layers of the given fields. */
const mapOf = (layers: readonly object[], fields: object = {}): object => ({
	...{ type: 'map', version: '1.10', orientation: 'orthogonal', width: 2, height: 2, tilewidth: 16, tileheight: 16 },
	tilesets: [
		{ firstgid: 1, name: 'a', tilewidth: 16, tileheight: 16, tilecount: 4, columns: 2, image: 'a.png', imagewidth: 32, imageheight: 32 },
	],
	nextlayerid: layers.length + 1,
	layers: layers.map((layer, i) => ({ type: 'tilelayer', id: i + 1, name: `layer ${i + 1}`, width: 2, height: 2, ...layer })),
	...fields,
});

const chunked = (chunks: readonly object[], fields: object = {}): object =>
	mapOf([{ chunks: chunks.map((chunk, i) => ({ x: i * 2, y: 0, width: 2, height: 2, ...chunk })), ...fields }], { infinite: true });

/** The cells 1, 2, 3, 4 and 1, 2, 3, 5; there are only four tiles. */
const [SOUND, PAST_END] = ['AQAAAAIAAAADAAAABAAAAA==', 'AQAAAAIAAAADAAAABQAAAA=='];

const chunksOf = (map: LazyTileMap): readonly LazyChunk[] =>
	map.layers.flatMap((layer) => (layer.type === 'tilelayer' && 'chunks' in layer ? layer.chunks : []));

describe('a map that is read lazily', () => {
	const encodings: readonly WriteOptions[] = [
		{},
		{ encoding: 'csv' },
		{ compression: '' },
		{ compression: 'zlib' },
		{ compression: 'gzip' },
		{ compression: 'zstd' },
	];
	const layouts: readonly WriteOptions[] = [{}, { minimize: true }, { syntax: 'xml' }, { syntax: 'xml', minimize: true }];

	for (const encoding of encodings) {
		it.each(layouts)(`${JSON.stringify(encoding)}, %j: is decoded and written as one that was decoded at once`, (layout) => {
			fc.assert(
				fc.property(arbitraryDocument('map'), (doc) => {
					const bytes = write(doc, { ...encoding, ...layout });
					const eager = read(bytes, { kind: 'map', codecs });
					const later = read(bytes, { kind: 'map', tiles: lazy, codecs });
					if (eager.doc === undefined || later.doc === undefined) throw new Error('refused');
					const written = text(writeLazy(later.doc, layout));
					const { decoded, issues } = decodeTiles(later.doc);
					expect(difference(eager.doc, decoded)).toBeUndefined();
					expect(said([...later.issues, ...issues])).toEqual(said(eager.issues));
					expect(difference(text(write(eager.doc, layout)), written)).toBeUndefined();
				}),
				{ numRuns: effort(3, 10) },
			);
		});
	}

	it('is written as one that was decoded at once, with all options', () => {
		const options: readonly WriteOptions[] = [
			...encodings,
			{ chunkSize: { width: 4, height: 4 } },
			{ compressionLevel: 1 },
			{ version: '1.2' },
			{ version: '1.9' },
			{ keyed: true },
			{ indent: 3 },
			{ stamp: 'tiledversion' },
			{ script: 'a' },
			{ encoding: 'base64', syntax: 'xml' },
		];
		fc.assert(
			fc.property(arbitraryDocument('map'), fc.constantFrom(...encodings), fc.constantFrom(...options), (doc, encoding, wanted) => {
				const bytes = write(doc, encoding);
				const { doc: eager } = read(bytes, { codecs });
				if (eager === undefined) throw new Error('refused');
				const once = written(() => write(eager, wanted));
				expect(
					difference(
						once,
						written(() => writeLazy(lazyMap(bytes), wanted)),
					),
				).toBeUndefined();
			}),
			{ numRuns: effort(60, 200) },
		);
	});

	it('is written to XML with the findings of one that was decoded at once', () => {
		const bytes = bytesOf(mapOf([{ encoding: 'base64', data: SOUND }], { infinite: true }));
		const lost: string[] = [];
		const options: WriteOptions = { syntax: 'xml', onIssue: ({ message }) => lost.push(message) };
		expect(text(writeLazy(lazyMap(bytes), options))).toBe(text(write(readMap(bytes), options)));
		expect(lost).toEqual([]);
	});

	it('reports what is broken when it is decoded, as reading at once does, and never throws', () => {
		const damaged = fc.tuple(
			fc.nat(),
			fc.integer({ min: 0x20, max: 0x7e }).map((code) => String.fromCharCode(code)),
		);
		fc.assert(
			fc.property(
				arbitraryDocument('map', undefined, true),
				fc.constantFrom(...encodings),
				fc.constantFrom(...layouts),
				fc.array(damaged, { minLength: 1, maxLength: 4 }),
				(doc, encoding, layout, damages) => {
					const whole = text(write(doc, { ...encoding, ...layout }));
					const characters = whole.split('');
					for (const [at, character] of damages) {
						const places = dataPlaces(whole);
						const place = places[at % Math.max(1, places.length)];
						if (place !== undefined) characters[place] = character;
					}
					const bytes = new TextEncoder().encode(characters.join(''));
					const eager = read(bytes, { kind: 'map', codecs });
					const later = read(bytes, { kind: 'map', tiles: lazy, codecs });
					const result = later.doc && decodeTiles(later.doc);
					expect(difference(eager.doc, result?.decoded)).toBeUndefined();
					const errors = said(eager.issues, 'error');
					// Nothing is decoded if something else is wrong: that is reported alone.
					if (result === undefined)
						expect([errors, said(later.issues, 'error').length > 0]).toEqual([expect.arrayContaining(said(later.issues, 'error')), true]);
					else expect(said([...later.issues, ...result.issues], 'error')).toEqual(errors);
					if (eager.doc !== undefined) expect(said([...later.issues, ...(result?.issues ?? [])])).toEqual(said(eager.issues));
				},
			),
			{ numRuns: effort(100, 400) },
		);
	});

	it('keeps the text of its data, and says how it is stored', () => {
		const [chunk] = chunksOf(lazyMap(bytesOf(chunked([{ data: SOUND }], { encoding: 'base64' }))));
		if (chunk === undefined || chunk.data instanceof Uint32Array) throw new Error('decoded');
		expect([chunk.data.encoding, chunk.data.cells, text(chunk.data.text)]).toEqual(['base64', 4, SOUND]);
	});

	it('is decoded chunk by chunk, layer by layer, and group by group', () => {
		const map = lazyMap(
			bytesOf(
				mapOf([
					{ encoding: 'base64', data: SOUND },
					{ type: 'group', layers: [{ type: 'tilelayer', id: 9, name: 'in', width: 2, height: 2, encoding: 'base64', data: SOUND }] },
				]),
			),
		);
		expect(map.layers.map((layer) => JSON.stringify(decodeTiles(layer).decoded).match(/"data":\{[^}]*\}/g))).toEqual([
			['"data":{"0":1,"1":2,"2":3,"3":4}'],
			['"data":{"0":1,"1":2,"2":3,"3":4}'],
		]);
		const [chunk] = chunksOf(lazyMap(bytesOf(chunked([{ data: SOUND, extra: true }], { encoding: 'base64' }))));
		expect(chunk && decodeTiles(chunk)).toEqual({
			decoded: { x: 0, y: 0, width: 2, height: 2, extra: true, data: Uint32Array.of(1, 2, 3, 4) },
			issues: [],
		});
	});

	it('has the places of findings in the file', () => {
		const json = text(bytesOf(chunked([{ data: SOUND }, { data: 'AQ*=' }, { data: PAST_END }], { encoding: 'base64' })));
		const chunks = chunksOf(lazyMap(json));
		const place = (part: string): number => json.indexOf(part) + 1;
		expect(chunks.map((chunk) => decodeTiles(chunk).issues.map(({ code, pointer, column }) => [code, pointer, column]))).toEqual([
			[],
			[['bad-base64', '/layers/0/chunks/1/data', place('*=')]],
			[['gid-past-end', '/layers/0/chunks/2/data/3', place(`"${PAST_END}`)]],
		]);
		expect(chunks.map((chunk) => decodeTiles(chunk).decoded?.data)).toEqual([
			Uint32Array.of(1, 2, 3, 4),
			undefined,
			Uint32Array.of(1, 2, 3, 5),
		]);
	});

	it('has the places of findings in XML', () => {
		const xml = `<map version="1.10" orientation="orthogonal" width="2" height="1" tilewidth="16" tileheight="16">
 <layer id="1" name="a" width="2" height="1">
  <data encoding="csv">
1,x2
</data>
 </layer>
</map>`;
		const map = lazyMap(xml);
		expect(decodeTiles(map).issues).toMatchObject([{ code: 'bad-csv', line: 4, column: 3 }]);
		expect(read(xml).issues).toMatchObject([{ code: 'bad-csv', line: 4, column: 3 }]);
	});

	it('has the places of findings in older forms', () => {
		const older = {
			...mapOf([]),
			layers: [{ type: 'tilelayer', name: 'a', width: 2, height: 2, encoding: 'base64', data: 'AQ*=', properties: { a: '1' } }],
		};
		const json = text(bytesOf(older));
		const { decoded, issues } = decodeTiles(lazyMap(json));
		expect(decoded).toBeUndefined();
		expect(said(issues)).toEqual(said(read(json).issues, 'error'));
	});

	it('reports sizes, missing data and other mistakes at once', () => {
		const { issues } = read(bytesOf(chunked([{ width: -1, data: SOUND }, { data: null }, { x: 'a', data: SOUND }, { data: 7 }])), {
			tiles: lazy,
		});
		const errors = said(issues, 'error').map((line) => line.split(' ')[3]);
		expect(errors.sort()).toEqual(['bad-size', 'wrong-type', 'wrong-type']);
		expect(issues.filter(({ severity }) => severity === 'warning').map(({ code }) => code)).toEqual(['missing-data']);
		expect(read(bytesOf(chunked([{ data: null }])), { tiles: lazy, kind: 'map' }).doc?.layers).toMatchObject([
			{ chunks: [{ data: new Uint32Array(4) }] },
		]);
		const tooMany = read(bytesOf(chunked([{ data: SOUND }, { data: SOUND }])), { tiles: lazy, limits: { cells: 7 } });
		expect(tooMany.issues.map(({ code }) => code)).toEqual(['too-large']);
	});

	it('has the cells of arrays at once, and reports what is wrong with them', () => {
		const { doc, issues } = read(bytesOf(mapOf([{ data: [1, 2, 3, 9] }])), { kind: 'map', tiles: lazy });
		expect(issues.map(({ code }) => code)).toEqual(['gid-past-end']);
		expect(doc?.layers).toMatchObject([{ data: Uint32Array.of(1, 2, 3, 9) }]);
	});

	it('is the same by `readJson`; documents without layers are as usual', () => {
		const bytes = bytesOf(chunked([{ data: SOUND }]));
		const { doc } = readJson(bytes, { kind: 'map', tiles: lazy });
		expect(difference(readMap(bytes), doc && decodeTiles(doc).decoded)).toBeUndefined();
		const world = bytesOf({ type: 'world', maps: [] });
		expect(read(world, { tiles: lazy }).doc).toEqual(read(world).doc);
	});

	it('does not claim to be decoded', () => {
		const check = (map: LazyTileMap): void => {
			expectTypeOf(map).not.toExtend<TileMap>();
			expectTypeOf(map).not.toExtend<Document>();
			expectTypeOf<TileMap>().toExtend<LazyTileMap>();
		};
		expectTypeOf(check).returns.toBeVoid();
	});
});

describe('tile data that was not touched', () => {
	it('goes out as it came, broken or not', () => {
		const bytes = write(readMap(bytesOf(chunked([{ data: SOUND }, { data: SOUND }], { encoding: 'base64' }))), { compression: 'zlib' });
		const damaged = text(bytes).replace(/"eJ....../, '"eJAAAAAA');
		expect(text(writeLazy(lazyMap(damaged)))).toBe(damaged);
		expect(() => writeLazy(lazyMap(damaged), { encoding: 'csv' })).toThrow(FormatError);
	});

	it('is on one line and padded', () => {
		const map = lazyMap(bytesOf(chunked([{ data: ` ${SOUND.slice(0, 4)}\n${SOUND.slice(4, -2)} ` }])));
		expect(text(writeLazy(map, { minimize: true }))).toContain(`"data":"${SOUND}"`);
	});

	it('goes out beside what was changed', () => {
		const map = lazyMap(bytesOf(chunked([{ data: SOUND }, { data: SOUND }])));
		const [first] = chunksOf(map);
		if (first !== undefined) first.data = new Uint32Array(4);
		const written = text(writeLazy(map, { minimize: true }));
		expect(written.match(/"data":"[^"]*"/g)).toEqual(['"data":"AAAAAAAAAAAAAAAAAAAAAA=="', `"data":"${SOUND}"`]);
	});

	it('is refused for a block of another size, or of a wrong length', () => {
		const map = lazyMap(bytesOf(chunked([{ data: SOUND }])));
		const [first] = chunksOf(map);
		if (first !== undefined) first.width = 3;
		expect(() => writeLazy(map)).toThrow(FormatError);
		expect(() => writeLazy(lazyMap(bytesOf(chunked([{ data: 'AQAAAA==' }]))))).toThrow(FormatError);
	});

	it('is refused by a `write` that was not told of it, without types', () => {
		const doc: unknown = lazyMap(bytesOf(chunked([{ data: SOUND }])));
		const writeAny: (doc: never) => Uint8Array = write;
		expect(() => Reflect.apply(writeAny, undefined, [doc])).toThrow(FormatError);
	});
});

/** The indexes of characters in tile data. */
function dataPlaces(whole: string): number[] {
	const places: number[] = [];
	for (const found of whole.matchAll(/(?<="data": ?")[^"]+|(?<=<(?:data|chunk) [^<>]*>)[^<>]+(?=<\/)/g))
		for (let i = 0; i < found[0].length; i++) places.push(found.index + i);
	return places;
}

/** The written text, or the reason why there is none. */
function written(run: () => Uint8Array): string {
	try {
		return text(run());
	} catch (error) {
		if (error instanceof FormatError) return error.issues.map(({ code, pointer }) => `${code} ${pointer}`).join('\n');
		throw error;
	}
}
