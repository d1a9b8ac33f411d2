import type { Path, Report } from '../issue/issue.ts';
import { short } from '../issue/issue.ts';
import type { RawObject } from '../model/json.ts';
import { pointerOf } from '../model/pointer.ts';
import type { TypesContext } from './context.ts';
import { arrayIn, flagIn, nameIn, numberIn, otherFields, scalarAt } from './fields.ts';
import { MOST_FLAGS } from './flags.ts';
import type { CustomEnum } from './model.ts';

const FIELDS = ['id', 'name', 'type', 'storageType', 'values', 'valuesAsFlags'];

/** Reads an enum from its JSON form (rules P1, P3). */
export function enumFrom(raw: RawObject, path: Path, context: TypesContext): CustomEnum {
	const { report } = context;
	const id = numberIn(raw, 'id', path, report);
	const values = valuesIn(raw, [...path, 'values'], report);
	const valuesAsFlags = flagIn(raw, 'valuesAsFlags', path, report) ?? false;
	if (valuesAsFlags && values.length > MOST_FLAGS) {
		const details = { subject: 'values', found: `a list of ${values.length} flags`, expected: `one of ${MOST_FLAGS} at most` };
		report.add('out-of-range', [...path, 'values'], details);
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
		const details = { subject: 'storageType', found: short(storageType), expected: 'one of "string", "int"' };
		report.add('unknown-type', [...path, 'storageType'], details);
	}
	return 'string';
}

function valuesIn(raw: RawObject, path: Path, report: Report): string[] {
	const first = new Map<string, number>();
	return arrayIn(raw, 'values', path.slice(0, -1), report).map((found, i) => {
		const at = [...path, i];
		const value = found === null ? undefined : scalarAt(found, 'values', 'string', at, report);
		if (found === null) report.add('wrong-type', at, { subject: 'values', expected: 'an array of strings', found: 'null in it' });
		if (typeof value !== 'string') return '';
		const before = first.get(value);
		if (before === undefined) first.set(value, i);
		else report.add('duplicate-name', at, { subject: 'Value', found: value, expected: `${pointerOf(path)}/${before}` });
		return value;
	});
}
