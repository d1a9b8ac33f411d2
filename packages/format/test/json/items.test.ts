import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { itemReader } from '../../src/codec/simd/item-reader.ts';
import { pick, randomFrom } from '../support/random.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('the code for the items of long lists', () => {
	it('reads the items of a list that have a form, up to the first one that has not', () => {
		const random = randomFrom(3);
		for (let round = 0; round < effort(150, 2000); round++) {
			const rare = 1 + random(4000);
			/** The usual text, and at times another one. */
			const mostly = (usual: string, others: readonly string[]): string => (random(rare) === 0 ? pick(random, others, '') : usual);
			const number = (): string =>
				mostly(String(random(2 * 10 ** random(9)) - 10 ** random(9)), ['', '-', '-0', '01', '1234567890', '1.5']);
			const base64 = `${'aZ09+/'.repeat(random(50))}A==`;
			const text = (): string => mostly(base64.slice(random(base64.length - 2)), ['', '==', 'a&b', 'é', 'a\\/b', ' a', 'a\nb']);
			const last = random(3);
			const breaks = random(2) === 0;
			const most = pick(random, [random(900), Number.POSITIVE_INFINITY], 0);
			const before = ' '.repeat(random(80));
			// Some lists are longer than what the code has in memory.
			const values = Array.from({ length: random(900) }, () =>
				[0, 1, 2].map((i) => `${i === 0 ? `;${mostly('x="', ['x= "'])}` : '" y="'}${i === last ? text() : number()}`).join(''),
			);

			const bytes = bytesOf(`${before}${values.join('')};`);
			const form = { before: [';x="', '" y="', '" y="'].map(bytesOf), text: last, breaks };
			const found: string[] = [];
			const at = itemReader()?.(bytes, form, before.length, most, (numbers, from) => {
				for (let i = 0; i < numbers.length; i += 4) {
					const part = [...numbers.subarray(i, i + 4)].map(Number);
					const [start = 0, end = 0] = part.splice(last, 2, 0);
					const read = new TextDecoder().decode(bytes.subarray(start + from, end + from));
					found.push(`;x="${part.map((value, j) => (j === last ? read : value)).join('" y="')}`);
				}
			});

			const usualNumber = '(?:0|-?[1-9][0-9]{0,8})(?![0-9])';
			const inText = `[A-Za-z0-9+/= ${breaks ? '\\t\\n\\r' : ''}]*`;
			const usual = new RegExp(`^;x="${[0, 1, 2].map((i) => (i === last ? `${inText}[A-Za-z0-9]${inText}` : usualNumber)).join('" y="')}`);
			const expected: string[] = [];
			for (const value of values.slice(0, most)) {
				const [match] = usual.exec(value) ?? [];
				if (match !== undefined) expected.push(match);
				// What follows the last value is left to the caller.
				if (match !== value) break;
			}
			expect(found.join('')).toBe(expected.join(''));
			expect(at).toBe(before.length + expected.join('').length);
		}
	});
});
