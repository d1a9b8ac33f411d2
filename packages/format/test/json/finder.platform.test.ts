import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { parseCsv } from '../../src/codec/csv.ts';
import { finder } from '../../src/codec/simd/large-finder.ts';
import type { Scan } from '../../src/read/json/scan.ts';
import { scan } from '../../src/read/json/scan.ts';

/** The size of the part of a document that the finder has in memory. */
const SHOWN = 0x10000;

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Nothing in place of a finder: everything is read by the code that is the fallback. */
const NONE: ReturnType<typeof finder> = undefined;

const numberText = fc.oneof(
	{ weight: 20, arbitrary: fc.nat(300).map(String) },
	{ weight: 10, arbitrary: fc.integer({ min: 0, max: 10 }).chain((digits) => fc.nat(Math.min(10 ** digits, 0xffffffff)).map(String)) },
	{ weight: 2, arbitrary: fc.constantFrom('0', '9', '4294967295', '999999999', '1000000000') },
	{
		weight: 1,
		arbitrary: fc.constantFrom('', '01', '007', '-1', '1.5', '1e3', '4294967296', '99999999999', 'null', '1 1', '"', ']', '{', 'é', '\\'),
	},
);
const separator = fc.oneof(
	{ weight: 30, arbitrary: fc.constantFrom(',') },
	{ weight: 5, arbitrary: fc.constantFrom(', ', ',\n', ',\r\n\t\t') },
	{ weight: 1, arbitrary: fc.constantFrom(' ,', ',,', ';', ' ', '\u000b,', ',\u0000') },
);
/** Numbers with what is between them, and at times something that is no number. */
const numbers = fc
	.array(fc.tuple(numberText, separator), { maxLength: 80 })
	.map((items) => items.map((item) => item.join('')).join(''))
	.chain((text) => fc.constantFrom(text, text.replace(/,$/, '')));
/** Base64 of any length, at times with something that ends or breaks it. */
const longText = fc
	.tuple(fc.nat(1500), fc.constantFrom('', '\\/', '\\n', '"', 'é', '\u0001'), fc.nat(1500))
	.map(([before, special, after]) => `${'A'.repeat(before)}${special}${'B'.repeat(after)}`);
/** Moves what follows to any place, also across the end of a part. */
const padding = fc
	.oneof(
		fc.nat(80),
		fc.nat(200).map((less) => SHOWN - less),
	)
	.map((length) => ' '.repeat(length));

describe('the code for large documents', () => {
	it('runs in Node and browsers', () => {
		expect(finder(bytesOf('[]'))).toBeDefined();
	});

	it('finds the tile data that the scan without it finds', () => {
		const part = fc.oneof(
			{ weight: 4, arbitrary: numbers.map((text) => `"data":[${text}],`) },
			{ weight: 2, arbitrary: longText.map((text) => `"data":"${text}",`) },
			fc.constantFrom(
				'"data" : [1, 2]',
				'"data":',
				'"data":[',
				'"datb":"x"',
				'"d": "',
				'\\"data":[1]',
				'{',
				'[',
				'"[{"',
				'}',
				'"data":"AAAA"',
				'"é"',
			),
		);
		fc.assert(
			fc.property(padding, fc.array(part, { maxLength: 8 }), padding, fc.nat(12), (before, parts, between, objects) => {
				const bytes = bytesOf(`${before}${parts.join('\n')}${between}${parts.join('')}`);
				const limit = objects === 12 ? undefined : objects;
				expect(scan(bytes, 0, limit, finder(bytes))).toEqual(scan(bytes, 0, limit, NONE));
			}),
			{ numRuns: effort(75, 1500) },
		);
	});

	it('reads comma-separated cells as the code without it does', () => {
		fc.assert(
			fc.property(padding, numbers, fc.nat(100), fc.nat(3), (before, text, expected, rest) => {
				const bytes = bytesOf(`1${before},${text}`);
				const end = bytes.length - Math.min(rest, bytes.length);
				const read = (fast: ReturnType<typeof finder>): unknown => parseCsv(bytes, 0, end, expected, fast);
				expect(read(finder(bytes.subarray(0, end)))).toEqual(read(NONE));
			}),
			{ numRuns: effort(75, 1500) },
		);
	});

	it('reads long arrays, which are longer than what it has in memory', () => {
		const lists = [
			Array.from({ length: 100_000 }, (_, i) => (i * 7919) % 2 ** (i % 33)),
			Array.from({ length: 50_000 }, (_, i) => i % 10),
			Array.from({ length: 16_384 }, (_, i) => i),
			Array.from({ length: 16_385 }, (_, i) => 2 ** 32 - 1 - i),
		];
		for (const separator of [',', ', ', ',\n  ', ' , ']) {
			const bytes = bytesOf(`{${lists.map((list) => `"data":[${list.join(separator)}]`).join()}}`);
			const found = sourcesOf(scan(bytes));
			expect(found).toHaveLength(lists.length);
			for (const [i, source] of found.entries()) expect(source instanceof Uint32Array && source.join() === lists[i]?.join()).toBe(true);
		}
	});

	it('takes a time in proportion to a text whose arrays all end in the same bracket', () => {
		const most = `"data":[${'1,'.repeat(20_000)}`;
		const bytes = bytesOf(`${most.repeat(40)}]`);
		let looks = 0;
		const fast = finder(bytes);
		if (fast === undefined) throw new Error('no code');
		const commas = (at: number): number | undefined => {
			const count = fast.commas(at);
			if (count !== undefined) looks += count;
			return count;
		};
		expect(sourcesOf(scan(bytes, 0, undefined, { ...fast, commas }))).toEqual([]);
		expect(looks).toBeLessThan(bytes.length);
	});
});

function sourcesOf(found: ReturnType<typeof scan>): Scan['sources'] {
	if (typeof found !== 'object') throw new Error('not scanned');
	return found.sources;
}
