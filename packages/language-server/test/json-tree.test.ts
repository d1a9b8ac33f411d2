import { describe, expect, it } from 'vitest';
import type { JsonNode } from '../src/text/json-tree.ts';
import { parseJson } from '../src/text/json-tree.ts';

/** A tree as a plain value, with `'…'` where a value is missing. */
function plain(node: JsonNode | undefined): unknown {
	if (node === undefined) return '…';
	if (node.kind === 'scalar') return node.value;
	if (node.kind === 'array') return node.items.map(plain);
	return Object.fromEntries(node.fields.map(({ name, value }) => [name, plain(value)]));
}

describe('JSON', () => {
	it('has its values with their places', () => {
		const text = '{ "a": [true, { "b": -1.5e3 }], "c": null, "d": "\\u0041" }';
		const tree = parseJson(text);
		expect(plain(tree)).toEqual({ a: [true, { b: -1500 }], c: null, d: 'A' });
		expect(
			tree?.kind === 'object' &&
				tree.fields.map(({ key, value }) => [text.slice(key.start, key.end), value && text.slice(value.start, value.end)]),
		).toEqual([
			['"a"', '[true, { "b": -1.5e3 }]'],
			['"c"', 'null'],
			['"d"', '"\\u0041"'],
		]);
	});

	it('leaves out the numbers that a list starts with, which are tile data', () => {
		const data = Array.from({ length: 100_000 }, (_, i) => i).join(', ');
		expect(plain(parseJson(`{"data": [${data}], "x": 1, "wangid": [-1, 2]}`))).toEqual({ data: [99_999], x: 1, wangid: [2] });
	});

	it.each([
		['{ "a": ', { a: '…' }],
		['{ "a": , "b": 2 }', { a: '…', b: 2 }],
		['{ "a": "b": 2 }', { a: '…', b: 2 }],
		['{ "a" "b": 2 }', { a: '…', b: 2 }],
		['{ "a": { "b": 1 , "c": 3 }', { a: { b: 1, c: 3 } }],
		['{ "a": [ { "b": 1 ], "c": 3 }', { a: [{ b: 1 }], c: 3 }],
		['{ "a": [ 1, { "b" }, "c": 3 }', { a: [{ b: '…' }, 'c', 3] }],
		['{ "a": "half\n "b": 2 }', { a: 'half', b: 2 }],
		['{ a: 1, "b": 2 }', { b: 2 }],
		['{ "a": 1 } { "b": 2 }', { a: 1 }],
		['', '…'],
		['}', '…'],
	])('%s is understood as far as possible', (text, expected) => {
		expect(plain(parseJson(text))).toEqual(expected);
	});

	it('too deep values are skipped', () => {
		expect(() => parseJson('['.repeat(1_000_000))).not.toThrow();
		expect(plain(parseJson(`{"a":${'[['.repeat(1000)}${']]'.repeat(1000)},"b":1}`))).toMatchObject({ b: 1 });
	});
});
