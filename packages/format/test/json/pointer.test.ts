import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePointer, pointerOf, valueAt } from '../../src/model/pointer.ts';

describe('pointers', () => {
	// From RFC 6901, section 5.
	test.each([
		['', []],
		['/foo', ['foo']],
		['/foo/0', ['foo', '0']],
		['/', ['']],
		['/a~1b', ['a/b']],
		['/c%d', ['c%d']],
		['/i\\j', ['i\\j']],
		['/ ', [' ']],
		['/m~0n', ['m~n']],
		['/~01', ['~1']],
		['/__proto__//0', ['__proto__', '', '0']],
	])('%j is the path %j', (pointer, path) => {
		expect(parsePointer(pointer)).toEqual(path);
		expect(pointerOf(path)).toBe(pointer);
	});

	test('indexes may be numbers', () => {
		expect(pointerOf(['layers', 0, 'data', 12])).toBe('/layers/0/data/12');
	});

	test('every path is unchanged after a round trip', () => {
		const segment = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom('~', '/', '0', '1', 'a') }));
		fc.assert(
			fc.property(fc.array(segment), (path) => {
				expect(parsePointer(pointerOf(path))).toEqual(path);
			}),
		);
	});

	test.each(['layers', '#/layers', '/a~', '/a~2b', ' '])('%j is not a pointer', (text) => {
		expect(() => parsePointer(text)).toThrow(RangeError);
	});
});

describe('the value at a pointer', () => {
	const root = { layers: [{ 'a/b': 1, nothing: null }] };

	test.each([
		['', root],
		['/layers/0/a~1b', 1],
		['/layers/0/nothing', null],
		['/layers/1', undefined],
		['/layers/0/a~1b/c', undefined],
		['/toString', undefined],
	])('%j', (pointer, value) => {
		expect(valueAt(root, pointer)).toEqual(value);
	});
});
