import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { scan } from '../../src/read/json/scan.ts';
import type { TileSource } from '../../src/read/json/tile-source.ts';

const CELLS = Array.from({ length: 40 }, (_, i) => (i * 7919) % 300);

/** Text at an offset in memory. */
function at(offset: number, text: string): Uint8Array {
	const encoded = new TextEncoder().encode(text);
	const memory = new Uint8Array(offset + encoded.length + 3).fill(0x22);
	memory.set(encoded, offset);
	return memory.subarray(offset, offset + encoded.length);
}

/** The tile data that the scan finds. */
function sourcesIn(bytes: Uint8Array): readonly TileSource[] | undefined {
	const found = scan(bytes);
	return typeof found === 'object' ? found.sources : undefined;
}

describe('the scan for tile data', () => {
	it('finds each key `data`, at any alignment in memory', () => {
		const part = fc.constantFrom('a', '"', ' ', 'da', 'ta', 'dat"', '"dat', 'data', '\\"data":', 'é', '"data"', '[', ',', '\n');
		fc.assert(
			fc.property(
				fc.array(fc.array(part, { maxLength: 12 }), { minLength: 1, maxLength: 5 }),
				fc.nat(4),
				fc.nat(3),
				(parts, offset, spaces) => {
					const fields = parts.map(
						(texts, i) => `"field ${i}":${JSON.stringify(texts.join(''))},"data"${' '.repeat(spaces)}:[${CELLS.join(',')}]`,
					);
					const sources = sourcesIn(at(offset, `{${fields.join(',')},"end":0}`));
					expect(sources).toHaveLength(parts.length);
					for (const source of sources ?? []) expect(source).toEqual(Uint32Array.from(CELLS));
				},
			),
			{ numRuns: effort(500, 10_000) },
		);
	});

	it('reads the cells that JSON.parse reads, and leaves everything else to it', () => {
		const cell = fc.oneof(
			{ weight: 9, arbitrary: fc.nat(0xffffffff).map(String) },
			{ weight: 9, arbitrary: fc.nat(300).map(String) },
			fc.constantFrom('01', '-1', '1.5', '1e3', '4294967296', '99999999999', '', 'null', '1 1'),
		);
		const comma = fc.constantFrom(',', ', ', ',\n\t', ' ,');
		fc.assert(
			fc.property(fc.array(cell, { minLength: 20, maxLength: 40 }), comma, fc.constantFrom('', ' ', '\n'), (cells, separator, space) => {
				const sources = sourcesIn(at(0, `{"data":[${space}${cells.join(separator)}${space}]}`));
				const isPlain = cells.every((text) => /^(?:0|[1-9]\d*)$/.test(text) && Number(text) <= 0xffffffff);
				expect(sources).toEqual(isPlain ? [Uint32Array.from(cells, Number)] : []);
			}),
			{ numRuns: effort(500, 10_000) },
		);
	});
});
