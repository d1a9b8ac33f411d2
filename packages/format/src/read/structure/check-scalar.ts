import { badColor, badSize, beyondInt, correctedValue, foreignPath, fractionalNumber, outOfRange } from '../../issue/findings/structure.ts';
import type { Path, Report } from '../../issue/report.ts';
import { short } from '../../issue/short.ts';
import { booleanFrom } from '../../model/boolean.ts';
import type { CompiledField } from '../../spec/compile.ts';
import type { ScalarType } from '../../spec/field.ts';
import { INT_RANGE } from '../../spec/field.ts';
import { numberFrom } from '../../xml/scalar.ts';

const NAMES: Readonly<Record<ScalarType, string>> = {
	int: 'a whole number',
	double: 'a number',
	gid: 'a whole number from 0 to 4294967295',
	bool: 'true or false',
	string: 'a string',
	color: 'a color',
	rgb: 'a color',
	path: 'a path',
};

const COLOR = /^(?:#(?:[0-9a-f]{6}|[0-9a-f]{8}))?$/i;
/** The short form of CSS, which Tiled reads too. */
const SHORT_COLOR = /^#[0-9a-f]{3}$/i;

/**
 * Checks one value against its type. Real files have numbers and booleans as strings and vice versa (rule U6). A value with only one
 * possible meaning is converted, with a warning.
 *
 * @param wrong - called for a value that cannot be converted, with what was expected
 * @returns the value, converted if necessary, or the result of `wrong`
 */
export function checkScalar(
	type: ScalarType,
	value: unknown,
	field: CompiledField,
	path: Path,
	report: Report,
	wrong: (expected: string) => unknown,
): unknown {
	switch (type) {
		case 'int':
		case 'double':
		case 'gid': {
			const number = typeof value === 'string' ? numberFrom(value) : value;
			// JSON has numbers that are too large for a double, such as 1e999.
			if (typeof number !== 'number' || !Number.isFinite(number)) return wrong(NAMES[type]);
			if (field.field.assigned && !Number.isInteger(number)) return wrong(NAMES[type]);
			// G4: programs without unsigned numbers write the flags of a GID as a minus sign.
			if (type === 'gid' && number < 0 && number >= INT_RANGE.min && Number.isInteger(number)) return converted(number >>> 0);
			return checkNumber(type, number === value ? number : converted(number), field, path, report);
		}
		case 'bool': {
			if (typeof value === 'boolean') return value;
			const meant = booleanFrom(value);
			return meant === undefined ? wrong(NAMES[type]) : converted(meant);
		}
		case 'string':
		case 'path':
			if (typeof value === 'string') {
				if (type === 'path') checkPath(value, field, path, report);
				return value;
			}
			if (typeof value === 'number' || typeof value === 'boolean') return converted(String(value));
			return wrong(NAMES[type]);
		case 'color':
		case 'rgb': {
			if (typeof value !== 'string') return wrong(NAMES[type]);
			const color = canonicalColor(value);
			if (color === undefined && SHORT_COLOR.test(value)) return converted(longColor(value));
			if (color === undefined) report.add(badColor, path, { field: field.name, found: short(value) });
			return color ?? value;
		}
	}
	function converted<T>(result: T): T {
		report.add(correctedValue, path, { field: field.name, expected: NAMES[type], found: short(value) });
		return result;
	}
}

/** N7: lowercase, and without alpha if it is opaque. @returns `undefined` if a text is no color */
export function canonicalColor(text: string): string | undefined {
	if (!COLOR.test(text)) return undefined;
	const small = text.toLowerCase();
	return small.length === 9 && small.startsWith('#ff') ? `#${small.slice(3)}` : small;
}

const longColor = (text: string): string => text.toLowerCase().replaceAll(/[0-9a-f]/g, '$&$&');

/** Checks a number's range. Any number is kept; the finding is an error if it makes the document unusable. */
export function checkNumber(type: 'int' | 'double' | 'gid', value: number, field: CompiledField, path: Path, report: Report): number {
	const { min = type === 'gid' ? 0 : undefined, max = type === 'gid' ? 0xffffffff : undefined, presence, whole } = field.field;
	if (type !== 'double' && !Number.isInteger(value)) {
		if (whole) report.add(badSize, path, { field: field.name, expected: NAMES.int, found: short(value) });
		else report.add(fractionalNumber, path, { field: field.name, found: short(value) });
	}
	if ((min !== undefined && value < min) || (max !== undefined && value > max)) {
		const expected = max === undefined ? `${min} or more` : min === undefined ? `${max} or less` : `a number from ${min} to ${max}`;
		report.add(presence === 'required' ? badSize : outOfRange, path, { field: field.name, expected, found: short(value) });
	} else if (type === 'int' && (value < INT_RANGE.min || value > INT_RANGE.max))
		report.add(beyondInt, path, { field: field.name, found: short(value) });
	return value;
}

/** N5: paths are relative to the document, with `/`. */
export const isPlainPath = (value: string): boolean => foreignForm(value) === undefined;

/** Reports other paths. They are read. */
function checkPath(value: string, field: CompiledField, path: Path, report: Report): void {
	const expected = foreignForm(value);
	if (expected !== undefined) report.add(foreignPath, path, { field: field.name, expected, found: short(value) });
}

function foreignForm(value: string): string | undefined {
	if (value.includes('\\')) return 'a path with `/`, not `\\`';
	return value.startsWith('/') || (value.charCodeAt(1) === COLON && /^[a-z]:\//i.test(value)) ? 'a relative path' : undefined;
}

const COLON = 0x3a;
