import { wrongType } from '../issue/findings/structure.ts';
import type { Path, Report } from '../issue/report.ts';
import { short } from '../issue/short.ts';
import type { RawObject } from '../model/json-value.ts';
import { isObject, setField } from '../model/json-value.ts';
import { checkStructure } from '../read/structure/structure.ts';
import type { Member } from './model.ts';
import type { TypesContext } from './types-context.ts';

/**
 * Reads a member of a class. It is checked like a property, except for the spelling of `propertyType`. A member without a
 * value gets the initial value of its type.
 *
 * @returns `undefined` if it is reported as wrong
 */
export function memberFrom(raw: unknown, path: Path, { report, depth }: TypesContext): Member | undefined {
	if (!isObject(raw)) {
		report.add(wrongType, path, { field: String(path.at(-2)), expected: 'an array of objects', found: `${short(raw)} in it` });
		return undefined;
	}
	const property = respelled(raw, depth);
	const { type = 'string', value } = property;
	if (value === undefined || value === null) property['value'] = firstValue(type);
	const checked = checkStructure('property', property, {
		report: below(report, path, 'propertyType' in raw),
		memory: true,
		depth: depth - path.length,
		objects: Number.POSITIVE_INFINITY,
		restore: (found) => found,
		decode: () => undefined,
	});
	return isMember(checked, report) ? checked : undefined;
}

/** Whether the structure check found no error: then the member has the type of a property. */
const isMember = (_checked: unknown, report: Report): _checked is Member => !report.failed;

/** Project files have `propertyType`, documents `propertytype`. Values below `depth` are skipped: the check refuses them. */
function respelled(raw: RawObject, depth: number): RawObject {
	const result: RawObject = {};
	for (const [key, value] of Object.entries(raw)) {
		const name = key === 'propertyType' && raw['propertytype'] === undefined ? 'propertytype' : key;
		const list = key === 'value' && raw['type'] === 'list' && Array.isArray(value) && depth > 0;
		setField(result, name, list ? value.map((item: unknown) => (isObject(item) ? respelled(item, depth - 1) : item)) : value);
	}
	return result;
}

function firstValue(type: unknown): unknown {
	switch (type) {
		case 'int':
		case 'float':
		case 'object':
			return 0;
		case 'bool':
			return false;
		case 'class':
			return {};
		case 'list':
			return [];
		default:
			return '';
	}
}

/** A report for a part of the file: adds the path of the part to findings, with `propertyType` as in the file. */
function below(report: Report, path: Path, capital: boolean): Report {
	const whole = (inner: Path): Path => [
		...path,
		...inner.map((name, i) => (capital && i === 0 && name === 'propertytype' ? 'propertyType' : name)),
	];
	return {
		add: (finding, inner, details, exact) => report.add(finding, whole(inner), details, exact),
		addAt: (finding, place, details) => report.addAt(finding, place, details),
		count: (finding, key, inner, details) => report.count(finding, key, whole(inner), details),
		upgraded: (step, form, inner, origin) => report.upgraded(step, form, whole(inner), origin),
		origins: report.origins,
		insides: report.insides,
		sources: report.sources,
		get steps() {
			return report.steps;
		},
		get failed() {
			return report.failed;
		},
		get issues() {
			return report.issues;
		},
	};
}
