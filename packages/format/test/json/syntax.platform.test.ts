import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { effort } from '../../../../tests/support/effort.ts';
import { findSyntaxError } from '../../src/read/json/syntax.ts';

const encoder = new TextEncoder();
const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The expected result: a strict decoder, then JSON.parse. */
function isJson(bytes: Uint8Array): boolean {
	try {
		JSON.parse(strict.decode(bytes));
		return true;
	} catch {
		return false;
	}
}

function isUtf8(bytes: Uint8Array): boolean {
	try {
		strict.decode(bytes);
		return true;
	} catch {
		return false;
	}
}

function agrees(bytes: Uint8Array): void {
	const problem = findSyntaxError(bytes);
	expect(problem === undefined, `${JSON.stringify(new TextDecoder().decode(bytes))} ${JSON.stringify(problem)}`).toBe(isJson(bytes));
	if (problem === undefined) return;
	expect(problem.offset).toBeGreaterThanOrEqual(0);
	expect(problem.offset).toBeLessThanOrEqual(bytes.length);
	for (const words of [problem.found, problem.expected, problem.advice]) expect(words).toMatch(/^\P{Cc}+$/u);
	if (problem.code === 'json-empty') expect(new TextDecoder().decode(bytes).trim()).toBe('');
}

/** Texts that a mutation may insert: tokens of the grammar, and others. */
const alphabet = [
	...encoder.encode('{}[]:,"\\/ \n\t0123456789-+.eEtrufalsn\'#_N'),
	0,
	0x1f,
	0x7f,
	0x80,
	0xbf,
	0xc0,
	0xc3,
	0xe2,
	0xed,
	0xf0,
	0xf4,
	0xff,
];
const byte = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...alphabet) }, fc.integer({ min: 0, max: 255 }));
const mutation = fc.record({ at: fc.nat(), remove: fc.nat({ max: 2 }), insert: fc.array(byte, { maxLength: 3 }) });

function mutate(bytes: Uint8Array, changes: readonly { at: number; remove: number; insert: number[] }[]): Uint8Array {
	const result = [...bytes];
	for (const { at, remove, insert } of changes) result.splice(at % (result.length + 1), remove, ...insert);
	return Uint8Array.from(result);
}

const anyJson = fc.oneof(
	fc.json(),
	fc.jsonValue({ stringUnit: 'binary' }).map((value) => JSON.stringify(value, null, 2)),
	fc.double().map((value) => JSON.stringify([value])),
);

describe('agreement with JSON.parse', () => {
	test('on valid documents', () => {
		fc.assert(
			fc.property(anyJson, (text) => {
				expect(findSyntaxError(encoder.encode(text))).toBeUndefined();
			}),
		);
	});

	test('on mutated documents', () => {
		const changes = fc.array(mutation, { minLength: 1, maxLength: 3 });
		fc.assert(
			fc.property(anyJson, changes, (text, list) => agrees(mutate(encoder.encode(text), list))),
			{ numRuns: effort(1000, 5000) },
		);
	});

	test('on truncated documents: the reported place is never before the cut', () => {
		fc.assert(
			fc.property(anyJson, fc.nat(), (text, cut) => {
				const whole = encoder.encode(text);
				const bytes = whole.subarray(0, cut % whole.length);
				agrees(bytes);
				const code = findSyntaxError(bytes)?.code;
				// A shortened number may still be a number.
				expect([undefined, 'json-truncated', 'json-empty']).toContain(code);
			}),
			{ numRuns: effort(500, 2000) },
		);
	});

	test('on tokens in any order', () => {
		const tokens = ['{', '}', '[', ']', ':', ',', '"a"', '1', '-0.5e+3', 'true', 'null', ' ', '\r\n', '""', "'", '//', '01', 'NaN', '\\'];
		const soup = fc.array(fc.constantFrom(...tokens), { maxLength: 8 });
		fc.assert(
			fc.property(soup, (list) => agrees(encoder.encode(list.join('')))),
			{ numRuns: effort(1000, 5000) },
		);
	});

	test('on any bytes within a string', () => {
		const inside = fc.array(fc.oneof(fc.constantFrom(...alphabet), fc.integer({ min: 0x80, max: 0xff })), { maxLength: 6 });
		fc.assert(
			fc.property(inside, (list) => agrees(Uint8Array.from([0x22, ...list, 0x22]))),
			{ numRuns: effort(1000, 5000) },
		);
	});

	test('on every pair and triple of bytes that could start a character', () => {
		const leads = [0x7f, 0x80, 0xbf, 0xc0, 0xc1, 0xc2, 0xdf, 0xe0, 0xe1, 0xec, 0xed, 0xee, 0xef, 0xf0, 0xf1, 0xf3, 0xf4, 0xf5, 0xff];
		const next = [0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc2];
		for (const a of leads) {
			for (const b of next) {
				for (const c of next) {
					for (const d of next) {
						const bytes = Uint8Array.of(0x22, a, b, c, d, 0x22);
						const problem = findSyntaxError(bytes);
						expect(problem === undefined, bytes.join(' ')).toBe(isUtf8(bytes));
						if (problem !== undefined) expect(problem.code).toBe('invalid-utf8');
					}
				}
			}
		}
	});

	test('on every single byte after a backslash, as a value and between values', () => {
		for (let code = 0; code < 256; code++) {
			agrees(Uint8Array.of(0x22, 0x5c, code, 0x22));
			agrees(Uint8Array.of(code));
			agrees(Uint8Array.of(0x5b, 0x31, code, 0x31, 0x5d));
			agrees(Uint8Array.of(0x7b, code, 0x22, 0x22, 0x3a, 0x31, 0x7d));
		}
	});
});

describe('limits', () => {
	test('brackets', () => {
		const bytes = new Uint8Array(effort(1_000_000, 10_000_000)).fill(0x5b);
		expect(findSyntaxError(bytes)).toMatchObject({ code: 'json-truncated', offset: bytes.length });
	});

	test('nested arrays and objects', () => {
		const depth = effort(200_000, 1_000_000);
		const text = `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth)}`;
		expect(findSyntaxError(encoder.encode(text))).toBeUndefined();
		const wrong = `${'[{"a":'.repeat(depth)}1${'}]'.repeat(depth - 1)}]`;
		expect(findSyntaxError(encoder.encode(wrong))).toMatchObject({
			offset: wrong.length - 1,
			expected: "'}' to close the object",
		});
	});

	test('the caller must skip a byte order mark', () => {
		const bytes = encoder.encode('\ufeff{}');
		expect(findSyntaxError(bytes)).toMatchObject({ offset: 0, found: 'the invisible character U+FEFF' });
		expect(findSyntaxError(bytes, 3)).toBeUndefined();
		expect(findSyntaxError(bytes.subarray(0, 3), 3)).toMatchObject({ code: 'json-empty', offset: 3, found: 'an empty file' });
	});
});
