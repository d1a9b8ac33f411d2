import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { codeFrame } from '../../src/issue/code-frame.ts';
import { positionAt } from '../../src/issue/positions.ts';
import { isQuick } from '../support/quickly.ts';

const encoder = new TextEncoder();

/** The frame around the first occurrence of a text. */
function frame(text: string, wanted: string, context?: number): string {
	const bytes = encoder.encode(text);
	const offset = encoder.encode(text.slice(0, text.indexOf(wanted))).length;
	const { line } = positionAt(bytes, offset);
	return `\n${codeFrame(bytes, { offset, endOffset: offset + encoder.encode(wanted).length, line }, context)}\n`;
}

const map = `{
  "height": 10,
  "layers": [
    { "name": "ground", "width": "ten" },
    { "name": "trees" }
  ],
  "orientation": "orthogonal",
  "renderorder": "right-down",
  "tileheight": 32,
  "width": 10
}
`;

describe('lines before and after', () => {
	test('in the middle', () => {
		expect(frame(map, '"ten"')).toMatchInlineSnapshot(`
			"
			  2 |   "height": 10,
			  3 |   "layers": [
			> 4 |     { "name": "ground", "width": "ten" },
			    |                                  ^^^^^
			  5 |     { "name": "trees" }
			  6 |   ],
			"
		`);
	});

	test('at the start, without lines above', () => {
		expect(frame(map, '{')).toMatchInlineSnapshot(`
			"
			> 1 | {
			    | ^
			  2 |   "height": 10,
			  3 |   "layers": [
			"
		`);
	});

	test('at the end, with line numbers of different length', () => {
		expect(frame(map, '10\n}')).toMatchInlineSnapshot(`
			"
			   8 |   "renderorder": "right-down",
			   9 |   "tileheight": 32,
			> 10 |   "width": 10
			     |            ^^
			  11 | }
			"
		`);
	});

	test('without context, and with more lines than the text has', () => {
		expect(frame(map, '"trees"', 0)).toMatchInlineSnapshot(`
			"
			> 5 |     { "name": "trees" }
			    |               ^^^^^^^
			"
		`);
		expect(frame('[\n1\n]', '1', 9)).toMatchInlineSnapshot(`
			"
			  1 | [
			> 2 | 1
			    | ^
			  3 | ]
			"
		`);
	});

	test('after the end', () => {
		const bytes = encoder.encode('[1,\n2');
		expect(`\n${codeFrame(bytes, { offset: bytes.length, line: 2 })}\n`).toMatchInlineSnapshot(`
			"
			  1 | [1,
			> 2 | 2
			    |  ^
			"
		`);
		expect(`\n${codeFrame(encoder.encode(''), { offset: 0, line: 1 })}\n`).toMatchInlineSnapshot(`
			"
			> 1 |
			    | ^
			"
		`);
		const ended = encoder.encode('[1\n');
		expect(`\n${codeFrame(ended, { offset: ended.length, line: 2 })}\n`).toMatchInlineSnapshot(`
			"
			  1 | [1
			> 2 |
			    | ^
			"
		`);
	});

	test('every kind of line break, and a byte order mark', () => {
		expect(frame('\ufeff[\r\n1,\r2,\n\n3\r\n]', '2')).toMatchInlineSnapshot(`
			"
			  1 | [
			  2 | 1,
			> 3 | 2,
			    | ^
			  4 |
			  5 | 3
			"
		`);
		expect(frame('\ufeff[1]', '[1]')).toMatchInlineSnapshot(`
			"
			> 1 | [1]
			    | ^^^
			"
		`);
	});

	test('a place at the end of a line', () => {
		expect(frame('["a\r\nb"]', '\r')).toMatchInlineSnapshot(`
			"
			> 1 | ["a
			    |    ^
			  2 | b"]
			"
		`);
		expect(frame('["a\r\nb"]', '\nb')).toMatchInlineSnapshot(`
			"
			> 1 | ["a
			    |    ^
			  2 | b"]
			"
		`);
	});

	test('a value of several lines is underlined on the first', () => {
		expect(frame(map, map.slice(map.indexOf('[')))).toMatchInlineSnapshot(`
			"
			  1 | {
			  2 |   "height": 10,
			> 3 |   "layers": [
			    |             ^
			  4 |     { "name": "ground", "width": "ten" },
			  5 |     { "name": "trees" }
			"
		`);
	});
});

describe('characters that terminals treat specially', () => {
	test('tabs become spaces', () => {
		expect(frame('{\n\t"a":\t1,\n\t\t"b": x\n}', 'x')).toMatchInlineSnapshot(`
			"
			  1 | {
			  2 |     "a":    1,
			> 3 |         "b": x
			    |              ^
			  4 | }
			"
		`);
		expect(frame('{"a":\t\t1}', '\t\t')).toMatchInlineSnapshot(`
			"
			> 1 | {"a":        1}
			    |      ^^^^^^^^
			"
		`);
	});

	test('wide and combining characters', () => {
		expect(frame('{"地図": "e\u0301👍🏽", "x": ?}', '?')).toMatchInlineSnapshot(`
			"
			> 1 | {"地図": "é👍🏽", "x": ?}
			    |                        ^
			"
		`);
		expect(frame('["地図"]', '地図')).toMatchInlineSnapshot(`
			"
			> 1 | ["地図"]
			    |   ^^^^
			"
		`);
	});

	test('control characters and characters that reverse the text', () => {
		expect(frame('["\u001b[31m\u0000\u202e\u007f\u0085\u2028", x]', 'x')).toMatchInlineSnapshot(`
			"
			> 1 | ["␛[31m␀�␡��", x]
			    |                ^
			"
		`);
	});

	test('bytes that are not UTF-8', () => {
		const bytes = Uint8Array.of(0x5b, 0x22, 0xe9, 0x22, 0x5d);
		expect(`\n${codeFrame(bytes, { offset: 2, line: 1 })}\n`).toMatchInlineSnapshot(`
			"
			> 1 | ["�"]
			    |   ^
			"
		`);
	});
});

describe('long lines', () => {
	const row = Array.from({ length: 200 }, (_, i) => i).join(',');

	test('a place near the start', () => {
		expect(frame(`[\n${row},\n${row}\n]`, '12')).toMatchInlineSnapshot(`
			"
			  1 | [
			> 2 | 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36…
			    |                           ^^
			  3 | 0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16,17,18,19,20,21,22,23,24,25,26,27,28,29,30,31,32,33,34,35,36…
			  4 | ]
			"
		`);
	});

	test('a place in the middle moves the window, also on the lines around it', () => {
		expect(frame(`{ "data": [\n${row},\n${row.replaceAll('100', 'XXX')}\n]}`, 'XXX')).toMatchInlineSnapshot(`
			"
			  1 | …
			  2 | …,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,100,101,102,103,104,105,106,107,108,109,110,111,11…
			> 3 | …,84,85,86,87,88,89,90,91,92,93,94,95,96,97,98,99,XXX,101,102,103,104,105,106,107,108,109,110,111,11…
			    |                                                   ^^^
			  4 | …
			"
		`);
	});

	test('a place at the end', () => {
		expect(frame(`[${row}]`, '199')).toMatchInlineSnapshot(`
			"
			> 1 | …75,176,177,178,179,180,181,182,183,184,185,186,187,188,189,190,191,192,193,194,195,196,197,198,199]
			    |                                                                                                 ^^^
			"
		`);
	});

	test('a value that is longer than the window', () => {
		expect(frame(`["${'A'.repeat(500)}"]`, `"${'A'.repeat(500)}"`)).toMatchInlineSnapshot(`
			"
			> 1 | ["AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA…
			    |  ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
			"
		`);
	});

	test('a line that just fits is not cut', () => {
		const line = `[${'1'.repeat(97)}?]`;
		expect(frame(line, '?')).toBe(`\n> 1 | ${line}\n    | ${' '.repeat(98)}^\n`);
	});

	test('a minified file of 20 MB', () => {
		const bytes = encoder.encode(`{"layers":[${'{"name":"ground"},'.repeat(1_200_000)}?]}`);
		const offset = 9_999_990;
		const text = `\n${codeFrame(bytes, { offset, line: 1 })}\n`;
		expect(isQuick(() => codeFrame(bytes, { offset, line: 1 }))).toBe(true);
		expect(text).toMatchInlineSnapshot(`
			"
			> 1 | …und"},{"name":"ground"},{"name":"ground"},{"name":"ground"},{"name":"ground"},{"name":"ground"},{"n…
			    |                                                   ^
			"
		`);
		expect(`\n${codeFrame(bytes, { offset: bytes.length, line: 1 })}\n`).toMatchInlineSnapshot(`
			"
			> 1 | …und"},{"name":"ground"},{"name":"ground"},{"name":"ground"},{"name":"ground"},{"name":"ground"},?]}
			    |                                                                                                     ^
			"
		`);
	});

	test('very long lines around the place are left out or cut', () => {
		const endless = '1,'.repeat(20_000);
		expect(frame(`[\n${endless}\n?,\n${endless}\n]`, '?')).toMatchInlineSnapshot(`
			"
			> 3 | ?,
			    | ^
			  4 | 1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,…
			"
		`);
	});
});

test('any bytes, any place: short lines, one caret line, nothing that controls a terminal', () => {
	const bytes = fc.oneof(
		fc.uint8Array({ maxLength: 300 }),
		fc
			.array(fc.constantFrom('\t', 'a', '\n', '\r', '地', '\u0301', '😀', 'x'.repeat(90)), { maxLength: 12 })
			.map((list) => encoder.encode(list.join(''))),
	);
	fc.assert(
		fc.property(bytes, fc.nat({ max: 320 }), fc.nat({ max: 200 }), (text, offset, length) => {
			const lines = codeFrame(text, { offset, endOffset: offset + length, line: positionAt(text, offset).line }).split('\n');
			expect(lines.length).toBeLessThanOrEqual(6);
			expect(lines.filter((line) => line.startsWith('>'))).toHaveLength(1);
			expect(lines.filter((line) => /^ +\| *\^+$/.test(line))).not.toHaveLength(0);
			for (const line of lines) {
				expect(line).not.toMatch(/[\p{Cc}\u202e]/u);
				expect([...line.replace(/\p{M}/gu, '')].length).toBeLessThanOrEqual(120);
			}
		}),
		{ numRuns: effort(500, 10_000) },
	);
});
