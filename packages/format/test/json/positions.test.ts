import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { positionAt, positionsAt } from '../../src/issue/positions.ts';

const encoder = new TextEncoder();

/** A slow implementation: it decodes the text before the offset and counts. */
function expected(text: string, unit: number): { line: number; column: number } {
	const lines = text.slice(0, unit).split(/\r\n|\n|\r(?!\n)/);
	// The \r of a \r\n does not end the line.
	const before = text.slice(0, unit);
	const inPair = before.endsWith('\r') && text[unit] === '\n';
	const list = inPair ? before.slice(0, -1).split(/\r\n|\n|\r/) : lines;
	return { line: list.length, column: (list.at(-1) ?? '').length + (inPair ? 1 : 0) + 1 };
}

describe('positions', () => {
	test.each([
		['abc', 0, 1, 1],
		['abc', 3, 1, 4],
		['a\nb', 1, 1, 2],
		['a\nb', 2, 2, 1],
		['a\r\nb', 3, 2, 1],
		['a\r\nb', 2, 1, 3],
		['a\rb', 2, 2, 1],
		['a\n\rb', 3, 3, 1],
		['\tx', 1, 1, 2],
		['éx', 2, 1, 2],
		['地x', 3, 1, 2],
		['😀x', 4, 1, 3],
		['😀x', 2, 1, 1],
		['\ufeffx', 0, 1, 1],
		['\ufeffx', 3, 1, 1],
		['\ufeffx\ny', 5, 2, 1],
		['abc', 99, 1, 4],
		['', 0, 1, 1],
	])('%j at byte %d is %d:%d', (text, offset, line, column) => {
		expect(positionAt(encoder.encode(text), offset)).toEqual({ line, column });
	});

	test('agree with counting in the decoded text', () => {
		const unit = fc.constantFrom('a', '\n', '\r', '\r\n', '\t', 'é', '地', '😀', '"');
		fc.assert(
			fc.property(fc.array(unit, { maxLength: 20 }), (units) => {
				const text = units.join('');
				const bytes = encoder.encode(text);
				const offsets: number[] = [];
				const wanted = new Map<number, { line: number; column: number }>();
				for (let i = 0; i <= text.length; i++) {
					if (i > 0 && /[\ud800-\udbff]/.test(text[i - 1] ?? '')) continue;
					const offset = encoder.encode(text.slice(0, i)).length;
					offsets.unshift(offset);
					wanted.set(offset, expected(text, i));
				}
				expect(new Map([...positionsAt(bytes, offsets)].sort(([a], [b]) => a - b))).toEqual(wanted);
			}),
			{ numRuns: 1000 },
		);
	});

	test('in bytes that are not UTF-8 are found, and are near the byte', () => {
		fc.assert(
			fc.property(fc.uint8Array({ maxLength: 20 }), fc.nat({ max: 25 }), (bytes, offset) => {
				const { line, column } = positionAt(bytes, offset);
				expect(line).toBeGreaterThanOrEqual(1);
				expect(column).toBeGreaterThanOrEqual(1);
				expect(column).toBeLessThanOrEqual(2 * bytes.length + 1);
			}),
		);
	});
});
