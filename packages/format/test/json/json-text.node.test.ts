import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeUtf8 } from '../../src/codec/utf8.node.ts';
import { jsonText } from '../../src/read/json/json-text.node.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The value that JSON.parse returns for a text; a word if it refuses it. */
function parsed(text: string | undefined): unknown {
	try {
		return { value: JSON.parse(text ?? '') };
	} catch {
		return 'refused';
	}
}

it('is one byte a character where few are beyond ASCII', () => {
	const json = JSON.stringify({ names: ['door', 'é', 'Дверь', '扉', '🚪', '\uffff', '\u0080'], rest: 'x'.repeat(200) });
	const text = jsonText(encode(json));
	expect(text).toMatch(/^[\0-\x7f]*$/);
	expect(text).toContain('\\u0414\\u0432');
	expect(text).toContain('\\ud83d\\udeaa');
	expect(parsed(text)).toEqual(parsed(json));
});

it('leaves other texts as they are', () => {
	const json = JSON.stringify('扉の前に立つ'.repeat(100));
	expect(jsonText(encode(json))).toBe(json);
	expect(jsonText(encode('{"a":1}'))).toBe('{"a":1}');
	expect(jsonText(Uint8Array.of(0x22, 0xc0, 0x80, 0x22))).toBeUndefined();
});

it('makes no escape of a backslash that is none', () => {
	const rest = 'x'.repeat(200);
	expect(parsed(jsonText(encode(`"\\é${rest}"`)))).toBe('refused');
	expect(parsed(jsonText(encode(`"\\\\é${rest}"`)))).toEqual({ value: `\\é${rest}` });
});

it('is read as the text of the file, whatever it is, and wherever it starts', () => {
	const piece = fc.oneof(
		{ weight: 4, arbitrary: fc.constantFrom('{', '}', '[', ']', '"', ':', ',', '\\', '\\"', '"name"', '1', ' ', 'long '.repeat(9)) },
		{ weight: 2, arbitrary: fc.string({ unit: 'grapheme' }).map((text) => JSON.stringify(text)) },
		{ weight: 1, arbitrary: fc.constantFrom('é', 'я', '扉', '🚪', '\ufeff', '\u2028', '\uffff') },
	);
	const text = fc.oneof(
		fc.array(piece).map((pieces) => pieces.join('')),
		fc.json({ stringUnit: 'grapheme' }),
	);
	fc.assert(
		fc.property(text, fc.nat(3), (text, before) => {
			const bytes = encode(`${' '.repeat(before)}${text}`).subarray(before);
			expect(parsed(jsonText(bytes))).toEqual(parsed(decodeUtf8(bytes)));
		}),
		{ numRuns: 1000 },
	);
});
