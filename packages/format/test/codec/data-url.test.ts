import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dataUrl, dataUrlBytes, isDataUrl } from '../../src/codec/data-url.ts';

const text = (bytes: Uint8Array | undefined): string | undefined => bytes && new TextDecoder().decode(bytes);

describe('data URLs [X3]', () => {
	test('bytes are unchanged after a round trip', () => {
		fc.assert(
			fc.property(fc.uint8Array(), (bytes) => {
				expect(dataUrlBytes(dataUrl('image/png', bytes))).toEqual(bytes);
			}),
		);
	});

	test.each([
		['data:text/plain;base64,aGVs bG8\n', 'hello'],
		['data:;BASE64 ,aGVsbG8=', 'hello'],
		['data:text/plain;base64,aGVsb', 'hel'],
		['data:text/plain;base64,', ''],
		['data:,a%20b', 'a b'],
		['data:,%zz', undefined],
		['data:image/png', undefined],
	])('%j holds %j', (url, expected) => {
		expect(text(dataUrlBytes(url))).toBe(expected);
	});

	test('the scheme may be in any case', () => {
		expect([isDataUrl('DATA:,x'), isDataUrl('data.png')]).toEqual([true, false]);
	});
});
