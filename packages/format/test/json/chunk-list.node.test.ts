import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { finder } from '../../src/codec/simd/large-finder.ts';
import { chunksAt } from '../../src/read/json/chunk-list.node.ts';
import { wordsOf } from '../../src/read/json/string-end.ts';
import type { ChunkSource } from '../../src/read/json/tile-source.ts';
import { TileText } from '../../src/read/json/tile-source.ts';
import { read } from '../../src/read/read.ts';

const encoder = new TextEncoder();
const CELLS = Array.from({ length: 16 }, (_, i) => i * 37);

/** Reads the list in a text, from the first key `data` on. */
function listIn(
	text: string,
	most = Number.POSITIVE_INFINITY,
	isFast = text.length % 2 === 0,
): { readonly list: unknown; readonly next: number } | undefined {
	const bytes = encoder.encode(text);
	const fast = isFast ? finder(bytes) : undefined;
	const found = chunksAt(
		wordsOf(bytes),
		bytes.findIndex((_, i) => text.startsWith('"data"', i)),
		most,
		fast,
	);
	return found && { list: plain(found.source, bytes), next: found.next };
}

const plain = (source: ChunkSource, bytes: Uint8Array): unknown =>
	source().map(({ data, ...rest }) => ({
		...rest,
		data: data instanceof TileText ? new TextDecoder().decode(bytes.subarray(data.start, data.end)) : Array.from(Object(data)),
	}));

const space = fc.oneof({ weight: 9, arbitrary: fc.constant('') }, fc.constantFrom(' ', '\n\t'));
const usualNumber = fc.oneof(fc.integer({ min: -2000, max: 2000 }).map(String), fc.constantFrom('0', '16', '999999999'));
const otherNumber = fc.constantFrom('-0', '01', '1.5', '1e3', '2147483648', '"16"', 'null', '-', '', '+1');
const usualData = fc.oneof(
	fc.stringMatching(/^[A-Za-z0-9+/]{0,40}={0,2}$/).map((text) => `"${text}"`),
	fc.constant(`[${CELLS.join()}]`),
	fc.constant(`[${CELLS.join(', ')}]`),
);
const otherData = fc.constantFrom('"é"', '"a\\nb"', '"a\u0001"', '"\\u0041"', '[1,2]', '[1.5]', 'null', '{}', '"', '[[]]');

/** A chunk, with white space and at times something unusual. */
const chunk = (unusual: number): fc.Arbitrary<string> => {
	const one = <T>(usual: fc.Arbitrary<T>, other: fc.Arbitrary<T>): fc.Arbitrary<T> =>
		fc.oneof({ weight: 100, arbitrary: usual }, { weight: unusual, arbitrary: other });
	const number = one(usualNumber, otherNumber);
	const size = one(fc.nat(2000).map(String), otherNumber);
	const field = one(fc.constant(''), fc.constantFrom('"z":1,', '"data":"AAAA",', ','));
	return fc
		.tuple(one(usualData, otherData), size, size, number, number, fc.tuple(space, space, space), field)
		.map(([data, height, width, x, y, [a, b, c], more]) =>
			[`{${a}"data"${b}:${c}${data}`, `${a}"height":${b}${height}`, `"width":${width}${c}`, `${more}"x" :${x}`, `"y":${a}${y}${b}}`].join(
				`${c},`,
			),
		);
};

const parsed = (text: string): unknown => {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
};

describe('lists of chunks', () => {
	it('are read as JSON.parse reads them, if all chunks are usual', () => {
		const lists = fc.tuple(fc.array(chunk(0), { minLength: 1, maxLength: 6 }), space, space);
		fc.assert(
			fc.property(lists, ([chunks, before, between]) => {
				const text = `{"chunks"${before}:${between}[${before}${chunks.join(`${between},${before}`)}${between}]`;
				expect(listIn(`${text},"end":0}`)).toEqual({ list: JSON.parse(`${text}}`).chunks, next: text.length });
			}),
			{ numRuns: effort(125, 2500) },
		);
	});

	it('are left to JSON.parse if anything is unusual or wrong', () => {
		const close = fc.constantFrom(']', ']', ']', '', '}', ',]', ' ]');
		fc.assert(
			fc.property(fc.array(chunk(10), { minLength: 1, maxLength: 3 }), close, (chunks, end) => {
				const text = `{"chunks":[${chunks.join()}${end}`;
				const found = listIn(`${text}}`);
				if (found !== undefined) expect(found).toEqual({ list: Object(parsed(`${text}}`))['chunks'], next: text.length });
			}),
			{ numRuns: effort(250, 5000) },
		);
	});

	it('are read in the same way where many are written as the one before', () => {
		const alike = fc.tuple(space, space).chain(([a, b]) =>
			fc.array(
				fc
					.tuple(fc.nat(700), fc.tuple(fc.nat(20), fc.nat(20), fc.integer({ min: -2000, max: 2000 }), fc.nat(100_000)))
					.map(
						([length, [height, width, x, y]]) =>
							`{${a}"data":${b}"${'aZ09+/'.repeat(117).slice(-length - 1)}",${a}"height":${height},"width":${b}${width},"x":${x},"y":${y}${a}}`,
					),
				// Many of these lists are longer than what the code has in memory.
				{ minLength: 2, maxLength: 300, size: 'max' },
			),
		);
		fc.assert(
			fc.property(
				alike,
				chunk(30),
				fc.option(fc.nat(300), { freq: 1 }),
				fc.constantFrom(',', ', ', ',\n'),
				fc.oneof(fc.nat(400), fc.constant(Number.POSITIVE_INFINITY)),
				(chunks, other, at, between, most) => {
					if (at !== null) chunks.splice(at, 0, other);
					const text = `{"chunks":[${chunks.join(between)}],"end":0}`;
					expect(listIn(text, most, true)).toEqual(listIn(text, most, false));
				},
			),
			{ numRuns: effort(100, 2000) },
		);
	});

	it.each([
		'{"pieces":[{"data":"","height":1,"width":1,"x":0,"y":0}]}',
		'{"a\\"chunks":[{"data":"","height":1,"width":1,"x":0,"y":0}]}',
		'{"chunks":{"data":"","height":1,"width":1,"x":0,"y":0}}',
		'{"chunks":[[{"data":"","height":1,"width":1,"x":0,"y":0}]]}',
		'{"chunks":[{"data":"","height":-1,"width":1,"x":0,"y":0}]}',
		'{"chunks":[{"data":"","height":1,"width":1,"y":0,"x":0}]}',
		'{"chunks":[{"data":"","height":1,"width":1,"x":0}]}',
		'"data"',
		'[{"data"',
		'chunks":[{"data":"","height":1,"width":1,"x":0,"y":0}]}',
	])('%s is not such a list', (text) => {
		expect(listIn(text)).toBeUndefined();
	});

	it('may be long', () => {
		const chunks = Array.from({ length: 5000 }, (_, i) => ({
			data: CELLS.map((gid) => gid + i),
			height: i % 7,
			width: 4,
			x: 9 - i,
			y: i - 9,
		}));
		for (const end of ['', ' ']) {
			const text = JSON.stringify({ chunks }).slice(0, -1);
			expect(listIn(`${text}${end}}`)).toEqual({ list: chunks, next: text.length });
		}
	});

	it('have cells of their own, though small ones share memory', () => {
		const chunks = Array.from({ length: 300 }, (_, i) => ({ data: new Array(256).fill(i), height: 16, width: 16, x: 16 * i, y: 0 }));
		const layer = { id: 1, name: 'a', type: 'tilelayer', width: 4800, height: 16, chunks };
		const { doc } = read(
			JSON.stringify({ infinite: true, layers: [layer], type: 'map', tilesets: [], width: 1, height: 1, tilewidth: 1, tileheight: 1 }),
		);
		const [ground] = doc?.type === 'map' ? doc.layers : [];
		const cells = ground?.type === 'tilelayer' && 'chunks' in ground ? ground.chunks.map(({ data }) => data) : [];
		expect(cells.map((each) => [...each])).toEqual(chunks.map(({ data }) => data));
		cells.forEach((each, i) => void each.fill(1000 + i));
		expect(cells.map((each) => each.every((gid, _, { 0: first }) => gid === first) && each[0])).toEqual(chunks.map((_, i) => 1000 + i));
		expect(new Set(cells.map(({ buffer }) => buffer)).size).toBeLessThan(10);
	});

	it('are not read beyond the limit of objects', () => {
		const text = `{"chunks":[${Array.from({ length: 9 }, (_, i) => `{"data":"","height":1,"width":1,"x":${i},"y":0}`).join()}]}`;
		expect([9, 10].map((most) => listIn(text, most) !== undefined)).toEqual([false, true]);
	});
});

describe('a map with chunks as Tiled writes them', () => {
	const layer = (chunks: object): object => ({ id: 1, name: 'a', type: 'tilelayer', width: 16, height: 4, chunks });
	const mapWith = (layers: object[], rest: object = {}): string =>
		JSON.stringify({ infinite: true, layers, type: 'map', tilesets: [], width: 1, height: 1, tilewidth: 1, tileheight: 1, ...rest });
	const usual = (data: unknown, x = 0): object => ({ data, height: 4, width: 4, x, y: 0 });
	/** The same with the fields in another order, which is read in the other way. */
	const other = (data: unknown, x = 0): object => ({ height: 4, ...usual(data, x) });

	/** The chunks that are found in a text, without places in it. */
	const found = (text: string, options = {}): unknown => {
		const { doc, issues } = read(text, options);
		return { doc, issues: issues.map(({ code, pointer, message }) => ({ code, pointer, message })) };
	};
	const texts = (of: (make: typeof usual) => string): [string, string] => [of(usual), of(other)];

	it('is read as one with chunks in another order', () => {
		const zeros = Array<number>(16).fill(0);
		for (const options of [{}, { upgrade: false }, { limits: { depth: 3 } }, { limits: { depth: 4 } }, { limits: { cells: 20 } }]) {
			const [text, same] = texts((make) =>
				mapWith([layer([make(zeros), make(btoa('\0'.repeat(64)), 4), make('AAAA', 8), make('a*', 12)]), { ...layer([]), id: 2 }]),
			);
			expect(found(text, options)).toEqual(found(same, options));
			const [sound, alike] = texts((make) => mapWith([layer([make(zeros), make(zeros, 4)])]));
			expect(found(sound, options)).toEqual(found(alike, options));
		}
	});

	it('keeps such a list where it is no part of the format', () => {
		const chunks = [usual('AAAA'), usual(CELLS, 4)];
		const text = mapWith([{ ...layer(chunks), type: 'objectgroup', objects: [] }], { own: { chunks }, chunks });
		const { doc } = read(text);
		expect(doc).toMatchObject({ chunks, own: { chunks }, layers: [{ chunks }] });
		expect(read(text, { upgrade: false }).doc).toEqual(JSON.parse(text));
	});

	it('has findings at the places of the file', () => {
		const text = mapWith([layer([usual(CELLS.map(() => 0)), usual('AA*A', 4)])]);
		expect(read(text).issues).toEqual([
			expect.objectContaining({ code: 'bad-base64', pointer: '/layers/0/chunks/1/data', line: 1, column: text.indexOf('*') + 1 }),
		]);
	});

	it('has a mistake after the list at its place', () => {
		const text = mapWith([layer([usual('AAAA')])]).replace('"tilesets":[]', '"tilesets":]');
		expect(read(text).issues).toEqual([expect.objectContaining({ code: 'syntax', column: text.indexOf(':]') + 2 })]);
	});
});
