import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decodeUtf8 as decodeAnywhere } from '../../src/codec/utf8.browser.ts';
import { decodeUtf8 } from '../../src/codec/utf8.node.ts';

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

it('decodes text of all scripts, with a byte order mark', () => {
	for (const text of ['', 'door', 'é', 'Дверь', '扉', '🚪', '\ufeff{}', '\u0000', '\uffff', 'a\ufeffb']) {
		expect(decodeUtf8(encode(text))).toBe(text);
		expect(decodeAnywhere(encode(text))).toBe(text);
	}
});

it('decodes what browsers decode, and refuses what they refuse', () => {
	const text = fc.string({ unit: 'binary' }).map(encode);
	const bytes = fc.oneof(
		text,
		fc.uint8Array(),
		fc.tuple(text, fc.uint8Array({ maxLength: 4 }), text).map(([a, b, c]) => [...a, ...b, ...c]),
	);
	fc.assert(
		fc.property(bytes, fc.nat(3), (bytes, before) => {
			const part = Uint8Array.from([...new Array<number>(before).fill(0), ...bytes, 0]).subarray(before, before + bytes.length);
			expect(decodeUtf8(part)).toBe(decodeAnywhere(part));
		}),
	);
});

it.each([
	['a surrogate', [0xed, 0xa0, 0x80]],
	['an overlong form', [0xc0, 0x80]],
	['a character that is cut', [0x41, 0xe6, 0x89]],
	['a number above U+10FFFF', [0xf4, 0x90, 0x80, 0x80]],
])('refuses %s', (_, bytes) => {
	expect(decodeUtf8(Uint8Array.from(bytes))).toBeUndefined();
	expect(decodeAnywhere(Uint8Array.from(bytes))).toBeUndefined();
});
