import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import type { BlockDecoder } from '../../src/codec/base64.ts';
import { decodeBase64, encodeBase64, encodeBase64Bytes } from '../../src/codec/base64.ts';
import type { Decoded } from '../../src/codec/codec.ts';
import { blockDecoder } from '../../src/codec/simd/decode-blocks.ts';

const encoder = new TextEncoder();
const decoder = new TextDecoder();

function decode(text: string): Decoded {
	const bytes = encoder.encode(text);
	return decodeBase64(bytes, 0, bytes.length);
}

function decodeText(text: string): string {
	const result = decode(text);
	return result.ok ? decoder.decode(result.bytes) : `${result.reason} at ${result.at}: ${result.found}`;
}

describe('base64', () => {
	const vectors = [
		['', ''],
		['f', 'Zg=='],
		['fo', 'Zm8='],
		['foo', 'Zm9v'],
		['foob', 'Zm9vYg=='],
		['fooba', 'Zm9vYmE='],
		['foobar', 'Zm9vYmFy'],
	] as const;

	it.each(vectors)('RFC 4648, section 10: %j is %j', (plain, text) => {
		expect(encodeBase64(encoder.encode(plain))).toBe(text);
		expect(decodeText(text)).toBe(plain);
	});

	it('[L1] decodes what it encoded, of any length and at any offset', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 200 }), fc.nat(9), fc.nat(9), (bytes, before, after) => {
				const text = encodeBase64Bytes(bytes);
				const source = new Uint8Array(before + text.length + after).fill(0x2e);
				source.set(text, before);
				const view = source.subarray(1);
				const start = before === 0 ? 0 : before - 1;
				const result = before === 0 ? decodeBase64(source, 0, text.length) : decodeBase64(view, start, start + text.length);
				expect(result).toEqual({ ok: true, bytes });
			}),
		);
	});

	it('encodes a part of a larger buffer', () => {
		const buffer = encoder.encode('xxfoobarxx');
		expect(encodeBase64(buffer.subarray(2, 8))).toBe('Zm9vYmFy');
		expect(encodeBase64(buffer.subarray(9, 10))).toBe('eA==');
	});

	it('[L1] accepts only the characters of the alphabet', () => {
		const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
		const result = decode(alphabet);
		expect(result.ok && encodeBase64(result.bytes)).toBe(alphabet);
		for (let code = 0; code < 256; code++) {
			const character = String.fromCharCode(code);
			if (alphabet.includes(character) || ' \t\n\v\f\r='.includes(character)) continue;
			for (const at of [0, 1, 2, 3, 4, 8, 17]) {
				const source = encoder.encode('A'.repeat(20));
				source[at] = code;
				expect(decodeBase64(source, 0, 20)).toMatchObject({ ok: false, reason: 'alphabet', at });
			}
		}
	});

	it('[L1] skips white space around and inside', () => {
		expect(decodeText(' \n\tZm9v\r\n YmFy \n')).toBe('foobar');
		expect(decodeText('Z m 9 v Y g = =')).toBe('foob');
		expect(decodeText(' \n ')).toBe('');
		const lines = encodeBase64(encoder.encode('tilewright '.repeat(50))).replace(/.{1,76}/g, '$&\r\n');
		expect(decodeText(lines)).toBe('tilewright '.repeat(50));
	});

	it("skips only the backslash of JSON's escaped slash", () => {
		expect(decode('\\/\\/\\/\\/')).toEqual({ ok: true, bytes: Uint8Array.of(255, 255, 255) });
		expect(decode('A\\/+\\/AAAA')).toEqual(decode('A/+/AAAA'));
		expect(decodeText('Zm9v\\nYmFy')).toBe("alphabet at 4: '\\'");
		expect(decodeText('Zm9v\\')).toBe("alphabet at 4: '\\'");
		const source = encoder.encode('AAA\\/');
		expect(decodeBase64(source, 0, 4)).toMatchObject({ ok: false, reason: 'alphabet', at: 3 });
	});

	it('[L1] accepts missing padding and leftover bits', () => {
		expect(decodeText('Zg')).toBe('f');
		expect(decodeText('Zm8')).toBe('fo');
		expect(decodeText('Zm9vYg')).toBe('foob');
		expect(decodeText('Zh==')).toBe('f');
		expect(decodeText('Zm9=')).toBe('fo');
	});

	it.each([
		['Zg=', 'padding', 2],
		['Zg===', 'padding', 2],
		['Zm8==', 'padding', 3],
		['Zm9v=', 'padding', 4],
		['=', 'padding', 0],
		['====', 'padding', 0],
		['Z===', 'padding', 1],
		['Zg==Zg==', 'padding', 4],
		['Zg=Z', 'padding', 3],
		['Zm9vZ', 'truncated', 5],
		['Zm9v-_-_', 'alphabet', 4],
		['Zm9vé', 'alphabet', 4],
	])('[L1] refuses %j: %s', (text, reason, at) => {
		expect(decode(text)).toMatchObject({ ok: false, reason, at });
	});

	it('describes the bad character', () => {
		expect(decodeText('Zm9v*AAA')).toBe("alphabet at 4: '*'");
		expect(decodeText('Zm9v\u0000AAA')).toBe('alphabet at 4: byte 0x00');
	});

	it('reads any bytes without an exception, and never more than they hold', () => {
		fc.assert(
			fc.property(fc.string({ unit: fc.constantFrom('A', 'z', '/', '\\', '=', ' ', '\n', '-') }), (text) => {
				const result = decode(text);
				const kept = text.replace(/\\(?=\/)|\s/g, '').replace(/={1,2}$/, '');
				if (result.ok) expect(result.bytes.length).toBe(Math.floor((kept.length * 3) / 4));
			}),
		);
	});

	it('[L1] returns bytes in a buffer of exactly their size', () => {
		for (const text of ['Zm9vYmFy', 'Zm9vYg==', 'Zm 9v\nYg', ' Zm8 ']) {
			const result = decode(text);
			expect(result.ok && result.bytes.buffer.byteLength === result.bytes.length).toBe(true);
		}
	});
});

/** Comparing texts is much faster than comparing bytes. */
const shown = (decoded: Decoded): unknown => (decoded.ok ? encodeBase64(decoded.bytes) : decoded);

describe('base64, decoded in blocks', () => {
	it('runs in Node and browsers', () => {
		expect(blockDecoder()).toBeDefined();
	});

	it('[L1] is what it is without blocks, also with mistakes and lines', () => {
		const changes = fc.array(fc.tuple(fc.nat(70_000), fc.oneof(fc.constantFrom(0x20, 0x0a, 0x2f, 0x3d, 0x5c), fc.nat(255))), {
			maxLength: 3,
		});
		const length = fc.oneof(fc.nat(80), fc.nat(50_000), fc.integer({ min: 0x6000 - 20, max: 0x6000 + 20 }));
		fc.assert(
			fc.property(length, fc.nat(255), changes, fc.nat(5), (size, seed, places, before) => {
				const bytes = Uint8Array.from({ length: size }, (_, i) => Math.imul(i + seed, 0x9e3779b1) >>> 24);
				const text = encodeBase64Bytes(bytes);
				for (const [place, code] of places) if (place < text.length) text[place] = code;
				const source = new Uint8Array(before + text.length + 40).fill(0x41);
				source.set(text, before);
				const end = before + text.length;
				expect(shown(decodeBase64(source, before, end, blockDecoder))).toEqual(shown(decodeBase64(source, before, end)));
			}),
			{ numRuns: effort(100, 1500) },
		);
	});

	it('[L1] accepts only the characters of the alphabet', () => {
		const bytes = encoder.encode('AZaz09+/'.repeat(5000));
		for (let code = 0; code < 256; code++) {
			for (const place of [0, 15, 1500, 39_000]) {
				const text = bytes.slice();
				text[place] = code;
				expect(shown(decodeBase64(text, 0, text.length, blockDecoder))).toEqual(shown(decodeBase64(text, 0, text.length)));
			}
		}
	});

	it('[L1] leaves lines to the code without blocks', () => {
		const plain = Uint8Array.from({ length: 40_000 }, (_, i) => i);
		const lines = encoder.encode(encodeBase64(plain).replace(/.{76}/g, '$&\r\n'));
		let calls = 0;
		const counted: BlockDecoder = (...words) => {
			calls++;
			return blockDecoder()?.(...words) ?? 0;
		};
		expect(decodeBase64(lines, 0, lines.length, () => counted)).toEqual({ ok: true, bytes: plain });
		expect(calls).toBe(1);
	});
});
