import { missingField, unknownField, wrongType } from '../issue/findings/structure.ts';
import { droppedByReading } from '../issue/findings/upgrade.ts';
import type { Path, Report } from '../issue/report.ts';
import { short } from '../issue/short.ts';
import type { RawObject } from '../model/json-value.ts';
import { setField } from '../model/json-value.ts';
import { adopt } from '../read/structure/adopt.ts';
import { checkScalar } from '../read/structure/check-scalar.ts';
import type { CompiledField } from '../spec/compile.ts';
import type { ScalarType } from '../spec/field.ts';
import type { TypesContext } from './types-context.ts';

/**
 * Checks one value in the same way as the fields of documents.
 *
 * @param path - the path of the value
 * @param field - the name of its field
 * @returns the value, converted if necessary; `undefined` if it is missing, null, or reported as wrong
 */
export function scalarAt(value: unknown, field: string, type: ScalarType, path: Path, report: Report): unknown {
	if (value === undefined || value === null) return undefined;
	const plan: CompiledField = {
		name: field,
		field: { type, presence: 'optional', doc: '' },
		type,
		role: 'applies',
		bit: 0,
		quick: undefined,
		lenient: false,
	};
	return checkScalar(type, value, plan, path, report, (expected) => {
		report.add(wrongType, path, { field, expected, found: short(value) });
		return undefined;
	});
}

/** Reads a text field. */
export function textIn(
	raw: RawObject,
	field: string,
	path: Path,
	report: Report,
	type: 'string' | 'color' | 'path' = 'string',
): string | undefined {
	const value = scalarAt(raw[field], field, type, [...path, field], report);
	return typeof value === 'string' ? value : undefined;
}

/** Reads a field with a whole number. */
export function numberIn(raw: RawObject, field: string, path: Path, report: Report): number | undefined {
	const value = scalarAt(raw[field], field, 'int', [...path, field], report);
	return typeof value === 'number' ? value : undefined;
}

/** Reads a boolean field. */
export function flagIn(raw: RawObject, field: string, path: Path, report: Report): boolean | undefined {
	const value = scalarAt(raw[field], field, 'bool', [...path, field], report);
	return typeof value === 'boolean' ? value : undefined;
}

/** Reads the name, which every custom type must have. Returns an empty name if it is reported as missing. */
export function nameIn(raw: RawObject, path: Path, report: Report): string {
	if (raw['name'] === undefined || raw['name'] === null) report.add(missingField, path, { field: 'name' });
	return textIn(raw, 'name', path, report) ?? '';
}

/** Reads an array field. Returns an empty array if it is missing or reported as wrong. */
export function arrayIn(raw: RawObject, field: string, path: Path, report: Report): readonly unknown[] {
	const value = raw[field];
	if (Array.isArray(value)) return value;
	if (value !== undefined && value !== null) report.add(wrongType, [...path, field], { field, expected: 'an array', found: short(value) });
	return [];
}

/**
 * Returns the unknown fields of a custom type, which are kept (rule N8).
 *
 * @param known - the names of the known fields
 * @param noun - `class` or `enum`
 */
export function otherFields(raw: RawObject, known: readonly string[], noun: string, path: Path, context: TypesContext): RawObject {
	const { report, depth } = context;
	const others: RawObject = {};
	for (const key of Object.keys(raw)) {
		if (known.includes(key)) continue;
		const at = [...path, key];
		if (key === 'kind') {
			report.add(droppedByReading, at, { what: `\`kind\` of the ${noun}`, found: short(raw[key]) });
			continue;
		}
		report.count(unknownField, `${noun}.${key}`, at, { field: key, resource: `a custom ${noun}` });
		setField(others, key, adopt(raw[key], at, { report, depth, restore: (value) => value }));
	}
	return others;
}
