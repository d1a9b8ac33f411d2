import { duplicateName } from '../issue/findings/custom-types.ts';
import { outOfRange, unknownType, wrongType } from '../issue/findings/structure.ts';
import type { Path, Report } from '../issue/report.ts';
import { short } from '../issue/short.ts';
import type { RawObject } from '../model/json-value.ts';
import { pointerOf } from '../model/pointer.ts';
import { arrayIn, flagIn, nameIn, numberIn, otherFields, scalarAt } from './field-values.ts';
import { MOST_FLAGS } from './flags.ts';
import type { CustomEnum } from './model.ts';
import type { TypesContext } from './types-context.ts';

const FIELDS = ['id', 'name', 'type', 'storageType', 'values', 'valuesAsFlags'];

/** Reads an enum from its JSON form (rules P1, P3). */
export function enumFrom(raw: RawObject, path: Path, context: TypesContext): CustomEnum {
	const { report } = context;
	const id = numberIn(raw, 'id', path, report);
	const values = valuesIn(raw, [...path, 'values'], report);
	const valuesAsFlags = flagIn(raw, 'valuesAsFlags', path, report) ?? false;
	if (valuesAsFlags && values.length > MOST_FLAGS) {
		const details = { field: 'values', expected: `a list of at most ${MOST_FLAGS} flags`, found: `a list of ${values.length} flags` };
		report.add(outOfRange, [...path, 'values'], details);
	}
	return {
		kind: 'enum',
		...(id !== undefined && { id }),
		name: nameIn(raw, path, report),
		storageType: storageTypeIn(raw, path, report),
		values,
		valuesAsFlags,
		...otherFields(raw, FIELDS, 'enum', path, context),
	};
}

function storageTypeIn({ storageType }: RawObject, path: Path, report: Report): CustomEnum['storageType'] {
	if (storageType === 'int') return 'int';
	if (storageType !== undefined && storageType !== null && storageType !== 'string') {
		const details = { field: 'storageType', expected: 'one of "string", "int"', found: short(storageType) };
		report.add(unknownType, [...path, 'storageType'], details);
	}
	return 'string';
}

function valuesIn(raw: RawObject, path: Path, report: Report): string[] {
	const first = new Map<string, number>();
	return arrayIn(raw, 'values', path.slice(0, -1), report).map((found, i) => {
		const at = [...path, i];
		const value = found === null ? undefined : scalarAt(found, 'values', 'string', at, report);
		if (found === null) report.add(wrongType, at, { field: 'values', expected: 'an array of strings', found: 'null in it' });
		if (typeof value !== 'string') return '';
		const before = first.get(value);
		if (before === undefined) first.set(value, i);
		else report.add(duplicateName, at, { what: 'value', name: value, first: `${pointerOf(path)}/${before}` });
		return value;
	});
}
