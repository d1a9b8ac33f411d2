import fc from 'fast-check';
import type { Field, FieldType } from '../../src/spec/field.ts';
import { canBeJudged } from './engine-faults.ts';

/** Texts of all sorts: plain, empty, with characters that JSON must escape, with half a surrogate pair. */
const anyText: fc.Arbitrary<string> = fc
	.oneof(
		fc.string({ maxLength: 8 }),
		fc.string({ unit: 'binary', maxLength: 4 }),
		fc.constantFrom('"data":[1,2', '\\', '\u2028', '\ud800', 'tile data 0', '__proto__', 'ä€𝄞', '\u0000\n\t'),
	)
	.filter(canBeJudged);

/** Relative paths; others are reported with a warning (rule N5). */
const anyPath: fc.Arbitrary<string> = fc
	.array(fc.oneof(fc.constantFrom('..', 'a b', 'tiles.png', 'größe'), fc.string({ minLength: 1, maxLength: 5 })), {
		minLength: 1,
		maxLength: 3,
	})
	.map((parts) => parts.join('/').replaceAll('\\', ''))
	.filter((path) => path !== '' && !path.startsWith('/') && !/^[a-z]:\//i.test(path));

/** N7: in lowercase, and without alpha if opaque. */
const canonical = (color: string): string => color.toLowerCase().replace(/^#ff(.{6})$/, '#$1');

const hex = (digits: number): fc.Arbitrary<string> =>
	fc.string({ unit: fc.constantFrom(...'0123456789abcdefABCDEF'), minLength: digits, maxLength: digits }).map((text) => `#${text}`);

/** Keys that are not fields of the format, including keys that cause problems in programs. */
const anyKey: fc.Arbitrary<string> = fc
	.oneof(fc.constantFrom('ours', 'data', '__proto__', 'constructor', 'toString', 'a/b~c', 'encoding', '0', ''), fc.string({ maxLength: 6 }))
	.filter(canBeJudged);

/** An object from entries; `__proto__` is a normal key. */
const objectOf = (value: fc.Arbitrary<unknown>): fc.Arbitrary<Record<string, unknown>> =>
	fc.array(fc.tuple(anyKey, value), { maxLength: 4 }).map((entries) => Object.fromEntries(entries));

/** Large whole numbers that would be written without an exponent are reported: they may have lost digits. */
const anyNumber: fc.Arbitrary<number> = fc
	.oneof(fc.integer(), fc.double({ noNaN: true }), fc.constantFrom(0, -0, 5e-324, Number.MAX_VALUE, 2 ** 53 - 1, 2 ** 70))
	.filter((value) => !Number.isInteger(value) || Number.isSafeInteger(value) || Math.abs(value) >= 1e21);

/** Any JSON value, including values that look like tile data. */
const anyJson: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
	value: fc.oneof(
		{ depthSize: 'small', withCrossShrink: true },
		fc.oneof(fc.constant(null), fc.boolean(), anyNumber, anyText),
		fc.array(fc.nat({ max: 9 }), { maxLength: 20 }),
		fc.array(tie('value'), { maxLength: 3 }),
		objectOf(tie('value')),
	),
})).value;

const anyMembers: fc.Arbitrary<Record<string, unknown>> = objectOf(anyJson);

/** Unknown fields (rule N8). */
export const unknownFields = (isKnown: (name: string) => boolean): fc.Arbitrary<Record<string, unknown>> =>
	fc
		.oneof({ weight: 3, arbitrary: fc.constant({}) }, { weight: 1, arbitrary: anyMembers })
		.map((fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => !isKnown(name))));

function whole({ min = -100_000, max = 2 ** 31 - 1 }: Field): fc.Arbitrary<number> {
	return fc.oneof(
		fc.integer({ min, max }),
		fc.integer({ min, max: Math.min(max, min + 20) }),
		fc.constant(Math.max(min, Math.min(max, 0))),
	);
}

/** A value of a field; `undefined` if the field contains resources. */
export function scalarOf(type: FieldType, field: Field): fc.Arbitrary<unknown> | undefined {
	if (typeof type === 'object') {
		if ('values' in type) return fc.constantFrom(...type.values);
		if ('list' in type && type.list === 'int') return fc.array(whole(field), { minLength: type.length ?? 0, maxLength: type.length ?? 5 });
		return undefined;
	}
	switch (type) {
		case 'int':
			return whole(field);
		case 'double':
			return fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true, min: field.min ?? -1e300, max: field.max ?? 1e300 }), whole(field));
		case 'gid':
			return fc.nat({ max: 0xffffffff });
		case 'bool':
			return fc.boolean();
		case 'string':
			return anyText;
		case 'path':
			return anyPath;
		case 'color':
			return fc.oneof(hex(6), hex(8)).map(canonical);
		case 'rgb':
			return hex(6).map(canonical);
		case 'plain':
			return fc.oneof(anyText, fc.integer(), fc.boolean());
		case 'members':
			return anyMembers;
		case 'tiles':
			// As many as the largest layer has; `consistent` uses as many as it needs.
			return fc.uint32Array({ minLength: MOST_SIDE ** 2, maxLength: MOST_SIDE ** 2 });
	}
}

/** The largest width and height of a layer or chunk. */
export const MOST_SIDE = 5;
