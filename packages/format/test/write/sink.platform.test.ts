import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printFinite } from '../../src/write/number-text.ts';
import { escapedSet, pieceOf, Sink } from '../../src/write/sink.ts';

/** The text that a function writes. */
function written(write: (sink: Sink) => void): string {
	const sink = new Sink();
	write(sink);
	return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(sink.finish());
}

const texts = fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 40 });

describe('a sink', () => {
	it('appends texts, pieces and bytes in their order, however many', () => {
		fc.assert(
			fc.property(texts, fc.nat(3000), (parts, repeat) => {
				const long = 'x'.repeat(repeat * 10);
				const result = written((sink) => {
					for (const part of parts) {
						sink.text(part);
						sink.piece(pieceOf(part));
						sink.ascii(new TextEncoder().encode(long));
					}
				});
				expect(result).toBe(parts.map((part) => new TextDecoder().decode(new TextEncoder().encode(part + part)) + long).join(''));
			}),
		);
	});

	it('shares its memory with no other that is not finished, and with nothing that is', () => {
		const part = (n: number, i: number): string => `document ${n}, part ${i}, and no other has this text\n`;
		const filled = (sinks: readonly Sink[], count: number): Uint8Array[] => {
			for (let i = 0; i < count; i++) for (const [n, sink] of sinks.entries()) sink.text(part(n, i));
			return sinks.map((sink) => sink.finish());
		};
		// Each document has more than two megabytes: they end in blocks that were used before.
		const counts = [50_000, 45_000, 60_000];
		const results = counts.map((count, i) => filled(i === 1 ? [new Sink(), new Sink(), new Sink()] : [new Sink()], count));
		for (const [round, count] of counts.entries()) {
			for (const [n, bytes] of (results[round] ?? []).entries()) {
				const expected = Array.from({ length: count }, (_, i) => part(n, i)).join('');
				expect(new TextDecoder().decode(bytes) === expected).toBe(true);
			}
		}
	});

	it('appends text in quotes, unless something in it may need an escape', () => {
		const escaped = escapedSet('"&');
		fc.assert(
			fc.property(fc.string({ unit: 'binary' }), (text) => {
				let isPlain = false;
				const result = written((sink) => {
					isPlain = sink.quoted(text, escaped);
				});
				// biome-ignore lint/suspicious/noControlCharactersInRegex: these need escapes.
				expect(isPlain).toBe(!/["&\u0000-\u001f\ud800-\uffff]/.test(text));
				expect(result).toBe(isPlain ? `"${text}"` : '');
			}),
		);
	});

	it('appends numbers with their separators', () => {
		fc.assert(
			fc.property(fc.uint32Array({ maxLength: 20 }), fc.constantFrom(',', ', '), fc.nat(20), fc.nat(20), (list, separator, a, b) => {
				const [start, end] = [Math.min(a, b, list.length), Math.min(Math.max(a, b), list.length)];
				expect(written((sink) => sink.numbers(list, start, end, separator))).toBe(list.slice(start, end).join(separator));
			}),
		);
		const many = Uint32Array.from({ length: 20_000 }, (_, i) => (i % 3 === 0 ? i : 0xffffffff - i));
		expect(written((sink) => sink.numbers(many, 0, many.length, ','))).toBe(many.join(','));
	});

	it('appends the same numbers when there are so many that WebAssembly prints them', () => {
		const many = new Uint32Array(0x10000);
		const magnitudes = fc.integer({ min: 0, max: 32 }).chain((bits) => fc.integer({ min: 0, max: 2 ** bits - 1 }));
		const list = fc.array(magnitudes, { minLength: 64, maxLength: 10_000 }).map((numbers) => Uint32Array.from(numbers));
		fc.assert(
			fc.property(list, fc.constantFrom(',', ', '), fc.nat(63), (numbers, separator, start) => {
				const result = written((sink) => {
					sink.numbers(many, 0, many.length, ',');
					sink.text('[');
					sink.numbers(numbers, 0, numbers.length, separator);
					sink.text('|');
					sink.numbers(numbers, start, numbers.length, ',');
				});
				const expected = `[${numbers.join(separator)}|${numbers.subarray(start).join(',')}`;
				expect(result.slice(many.length * 2 - 1)).toBe(expected);
			}),
			{ numRuns: 200 },
		);
		const edges = Uint32Array.from({ length: 90 }, (_, i) => Math.max(0, 10 ** Math.floor(i / 9) + (i % 9) - 4));
		expect(
			written((sink) => {
				sink.numbers(many, 0, many.length, ',');
				sink.numbers(edges, 0, edges.length, ',');
			}).slice(many.length * 2 - 1),
		).toBe(edges.join(','));
	});

	it('[J7] writes the shortest number that reads back the same', () => {
		fc.assert(
			fc.property(
				fc.oneof(
					fc.double({ noNaN: true, noDefaultInfinity: true }),
					fc.maxSafeInteger(),
					fc.integer().map((thousandths) => thousandths / 1000),
					fc.tuple(fc.maxSafeInteger(), fc.integer({ min: 1, max: 6 })).map(([number, decimals]) => number / 10 ** decimals),
				),
				(number) => {
					expect(written((sink) => printFinite(sink, number))).toBe(String(number));
				},
			),
			{ numRuns: 5000 },
		);
	});
});
