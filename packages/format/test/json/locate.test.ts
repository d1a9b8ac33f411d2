import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { pointerOf } from '../../src/model/pointer.ts';
import { skipString, skipValue } from '../../src/read/json/locate/skip.ts';
import { locate } from '../../src/read/json/locate.ts';
import type { Place } from '../../src/read/opened.ts';
import { canBeJudged, mayBeEscaped } from '../support/engine-faults.ts';
import { isQuick } from '../support/quickly.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function find(text: string, pointer: string): Place {
	const place = locate(encoder.encode(text), [pointer]).get(pointer);
	if (place === undefined) throw new Error(`no place for ${pointer}`);
	return place;
}

/** The text at a pointer. */
function slice(text: string, pointer: string): string {
	return valueAt(encoder.encode(text), find(text, pointer).at);
}

const valueAt = (bytes: Uint8Array, at: number): string => decoder.decode(bytes.subarray(at, skipValue(bytes, at)));

interface Entry {
	readonly pointer: string;
	readonly value: unknown;
	readonly key: string | undefined;
}

/** Every value of a document. */
function entries(root: unknown): Entry[] {
	const all: Entry[] = [];
	const visit = (value: unknown, path: readonly string[], key: string | undefined): void => {
		all.push({ pointer: pointerOf(path), value, key });
		if (Array.isArray(value)) for (const [i, item] of value.entries()) visit(item, [...path, String(i)], undefined);
		else if (typeof value === 'object' && value !== null)
			for (const [name, item] of Object.entries(value)) visit(item, [...path, name], name);
	};
	visit(root, [], undefined);
	return all;
}

function expectAll(text: string): void {
	const bytes = encoder.encode(text);
	const all = entries(JSON.parse(text));
	const places = locate(
		bytes,
		all.map(({ pointer }) => pointer),
	);
	expect(places.size).toBe(new Set(all.map(({ pointer }) => pointer)).size);
	for (const { pointer, value, key } of all) {
		const place = places.get(pointer);
		expect(place, pointer).toBeDefined();
		if (place === undefined) continue;
		expect(JSON.parse(valueAt(bytes, place.at))).toEqual(value);
		expect(place.key === undefined).toBe(key === undefined);
		if (place.key !== undefined) expect(JSON.parse(decoder.decode(bytes.subarray(place.key, skipString(bytes, place.key))))).toBe(key);
	}
}

/** Writes a value as JSON, in one of many valid ways. */
function writeOddly(value: unknown, choose: () => number): string {
	const space = (): string => ['', '', ' ', '\n', '\r\n', '\t ', '\r'][choose() % 7] ?? '';
	const string = (text: string): string => {
		const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
		return choose() % 3 === 0 && mayBeEscaped(text) ? `"${text.split('').map(escaped).join('')}"` : JSON.stringify(text);
	};
	const write = (item: unknown): string => {
		if (typeof item === 'string') return string(item);
		if (Array.isArray(item)) return `[${space()}${item.map((one) => write(one) + space()).join(`,${space()}`)}]`;
		if (typeof item !== 'object' || item === null) return JSON.stringify(item);
		const fields = Object.entries(item).flatMap(([key, field]) => {
			const last = `${string(key)}${space()}:${space()}${write(field)}${space()}`;
			// The same name with another value goes first: the last one counts.
			return choose() % 5 === 0 ? [`${string(key)}:${write([item, 'not this'])}`, last] : [last];
		});
		return `{${space()}${fields.join(`,${space()}`)}}`;
	};
	return space() + write(value) + space();
}

const names = fc
	.oneof(
		fc.constantFrom(
			'',
			'__proto__',
			'constructor',
			'0',
			'1',
			'01',
			'a',
			'ab',
			'b',
			'a/b',
			'm~n',
			'~1',
			'\\',
			'"',
			'é',
			'地図',
			'😀',
			'\u0000',
			'\ufffd',
			'\ud800',
			' ',
		),
		fc.string({ unit: 'binary', maxLength: 4 }),
	)
	.filter(canBeJudged);
const { tree: anyValue } = fc.letrec<{ tree: unknown }>((tie) => ({
	tree: fc.oneof(
		{ maxDepth: 4, withCrossShrink: true },
		fc.oneof(
			fc.constantFrom(null, true, false, 0, -1.5e30, '', '"', '\\', ']}', '{"data":['),
			fc.string({ unit: 'binary' }),
			fc.string({ minLength: 60 }),
		),
		fc.array(tie('tree'), { maxLength: 4 }),
		fc.dictionary(names, tie('tree'), { maxKeys: 4, noNullPrototype: true }),
	),
}));

describe('finds every value of any document', () => {
	test('as written by JSON.stringify', () => {
		fc.assert(
			fc.property(anyValue, fc.constantFrom('', '  ', '\t'), (value, indent) => expectAll(JSON.stringify(value, null, indent))),
			{ numRuns: effort(150, 500) },
		);
	});

	test('with unusual white space, escapes and repeated names', () => {
		fc.assert(
			fc.property(anyValue, fc.infiniteStream(fc.nat({ max: 1000 })), (value, choices) => {
				const stream = choices[Symbol.iterator]();
				expectAll(writeOddly(value, () => Number(stream.next().value)));
			}),
			{ numRuns: effort(150, 500) },
		);
	});
});

describe('names', () => {
	const text = String.raw`{ "": 1, "__proto__": { "x": 2 }, "a\/b": 3, "m~n": 4, "\u00e9": 5, "地": 6, "\ud83d\ude00": 7, "q\"q": 8, "0": 9, "\ufffd": 10 }`;
	test.each([
		['/', '1'],
		['/__proto__', '{ "x": 2 }'],
		['/__proto__/x', '2'],
		['/a~1b', '3'],
		['/m~0n', '4'],
		['/é', '5'],
		['/地', '6'],
		['/😀', '7'],
		['/q"q', '8'],
		['/0', '9'],
		['/\ufffd', '10'],
	])('%s', (pointer, value) => {
		expect(slice(text, pointer)).toBe(value);
	});

	test('a lone surrogate is not the replacement character', () => {
		expect(slice('{"\ufffd":1,"\\ud800":2}', '/\ud800')).toBe('2');
		expect(slice('{"\ufffd":1}', '/\ud800')).toBe('{"\ufffd":1}');
	});
});

describe('a pointer to a missing value gets the place of its deepest existing ancestor', () => {
	const text = '{"a":{"b":[10,[20],{}]},"s":"x"}';
	test.each([
		['/z', text],
		['/a/z/y/x', '{"b":[10,[20],{}]}'],
		['/a/b/3', '[10,[20],{}]'],
		['/a/b/-', '[10,[20],{}]'],
		['/a/b/01', '[10,[20],{}]'],
		['/a/b/1/1', '[20]'],
		['/a/b/2/0', '{}'],
		['/a/b/0/0', '10'],
		['/s/length', '"x"'],
	])('%s', (pointer, value) => {
		expect(slice(text, pointer)).toBe(value);
	});
});

describe('repeated names: the last one counts', () => {
	const text = '{"a":{"x":1,"y":2},"b":0,"a":{"x":3}}';
	test.each([
		['/a', '{"x":3}'],
		['/a/x', '3'],
		['/a/y', '{"x":3}'],
	])('%s', (pointer, value) => {
		expect(slice(text, pointer)).toBe(value);
		const all = locate(encoder.encode(text), ['/a', '/a/x', '/a/y', pointer]);
		expect(all.get(pointer)?.at).toBe(find(text, pointer).at);
	});

	test('and the last one is a scalar', () => {
		expect(slice('{"a":{"x":1},"a":5}', '/a/x')).toBe('5');
	});

	test('the first was an object, the last is an array', () => {
		expect(find('{"a":{"0":1},"a":[2]}', '/a/0')).toMatchObject({ at: 18, key: undefined });
	});

	test('one is spelled with an escape', () => {
		expect(slice('{"a":1,"\\u0061":2}', '/a')).toBe('2');
	});
});

describe('positions', () => {
	test('of values and names', () => {
		const text = '{\r\n\t"näme": "😀",\r\t"b" : [1,\n\n  2]\n}';
		const places = locate(encoder.encode(text), ['', '/näme', '/b/1']);
		expect(places.get('')).toMatchObject({ at: 0, key: undefined });
		expect(places.get('/näme')).toMatchObject({ at: 13, key: 4 });
		expect(places.get('/b/1')).toMatchObject({ at: 35, key: undefined });
	});

	test('after a byte order mark', () => {
		expect(locate(encoder.encode('\ufeff{"a":1}'), ['/a'], 3).get('/a')).toMatchObject({ at: 8, key: 4 });
	});

	test('a scalar at the root', () => {
		expect(find(' 12 ', '')).toMatchObject({ at: 1, key: undefined });
	});

	test('without pointers there are no places', () => {
		expect(locate(encoder.encode('{}'), [])).toEqual(new Map());
	});

	test('a text that is not a pointer is refused', () => {
		expect(() => locate(encoder.encode('{}'), ['a'])).toThrow(RangeError);
	});
});

describe('limits', () => {
	test('a million levels are skipped, a hundred thousand are walked', () => {
		const depth = 1_000_000;
		const bytes = encoder.encode(`{"deep":${'['.repeat(depth)}7${']'.repeat(depth)},"last":1}`);
		const down = `/deep${'/0'.repeat(100_000)}`;
		const places = locate(bytes, ['/last', down]);
		expect(places.get('/last')?.at).toBe(bytes.length - 2);
		expect(places.get(down)?.at).toBe(8 + 100_000);
	});

	test('strings of any length with backslashes anywhere are skipped completely', () => {
		for (let length = 0; length < 100; length++) {
			for (const inner of ['\\"', '\\\\', '\\\\\\"', '\\n']) {
				const text = `{"s":"${'x'.repeat(length)}${inner}${'y'.repeat(100 - length)}","k":1}`;
				expect(find(text, '/k').at).toBe(text.length - 2);
			}
		}
	});

	test('ten thousand pointers into a large document are found quickly', () => {
		const objects = Array.from({ length: 20_000 }, (_, id) => ({ id, name: `object ${id}`, properties: [{ name: 'a', value: id }] }));
		const bytes = encoder.encode(JSON.stringify({ objects }));
		const pointers = Array.from({ length: 10_000 }, (_, i) => `/objects/${2 * i}/properties/0/value`);
		const places = locate(bytes, pointers);
		// It takes about 20 ms; anything quadratic takes minutes.
		expect(isQuick(() => locate(bytes, pointers))).toBe(true);
		for (const [i, pointer] of pointers.entries()) {
			expect(valueAt(bytes, places.get(pointer)?.at ?? 0)).toBe(String(2 * i));
		}
	});

	test('the search ends in bytes that are not JSON', () => {
		const bytes = fc.array(fc.constantFrom(...encoder.encode('{}[]:,"a10 ')), { maxLength: 30 });
		const pointers = ['', '/a', '/0', '/1/a', '/a/0', '/a/a/1'];
		fc.assert(
			fc.property(bytes, (list) => {
				const places = locate(Uint8Array.from(list), pointers);
				for (const { at } of places.values()) expect(at).toBeLessThanOrEqual(list.length);
			}),
			{ numRuns: effort(500, 2000) },
		);
	});
});
