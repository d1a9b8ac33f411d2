import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wordsOf } from '../../src/read/json/string-end.ts';
import { base64, csv, endOf } from '../../src/read/xml/quick/text-end.ts';

const IN_BASE64 = /^[A-Za-z0-9+/= \t\r\n]*/;
const IN_CSV = /^[0-9, \t\r\n]*/;

it('is the first byte that tile data may not have, wherever the data starts', () => {
	const likely = fc.string({ unit: fc.constantFrom(...'AZaz09+/=,\n <&]-\u007f\u0000\u001f'), maxLength: 40 });
	const plain = fc.oneof(fc.base64String({ maxLength: 80 }), fc.array(fc.nat(5000), { maxLength: 20 }).map(String));
	const beyond = fc.constantFrom('', '<', '&', 'é', '\u0100', '🚪');
	fc.assert(
		fc.property(fc.nat(9), plain, likely, beyond, plain, (before, first, second, third, last) => {
			const text = `${first}${second}${third}${last}`;
			const bytes = new TextEncoder().encode(`${'<'.repeat(before)}${text}`);
			for (const lead of [0, 1, 2, 3]) {
				const moved = new Uint8Array(bytes.length + lead).subarray(lead);
				moved.set(bytes);
				expect(endOf(base64(), wordsOf(moved), before) - before).toBe(IN_BASE64.exec(text)?.[0].length);
				expect(endOf(csv(), wordsOf(moved), before) - before).toBe(IN_CSV.exec(text)?.[0].length);
			}
		}),
		{ numRuns: 300 },
	);
});
