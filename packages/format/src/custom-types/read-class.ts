import { duplicateProperty, unknownValue, wrongType } from '../issue/findings/structure.ts';
import type { Path, Report } from '../issue/report.ts';
import { short } from '../issue/short.ts';
import type { RawObject } from '../model/json-value.ts';
import { pointerOf } from '../model/pointer.ts';
import { arrayIn, flagIn, nameIn, numberIn, otherFields, textIn } from './field-values.ts';
import type { CustomClass, Member } from './model.ts';
import { memberFrom } from './read-member.ts';
import type { TypesContext } from './types-context.ts';
import { USES } from './uses.ts';

const FIELDS = ['id', 'name', 'type', 'color', 'drawFill', 'useAs'];

/** Reads a class from its JSON form (rules P1, P2). */
export function classFrom(raw: RawObject, path: Path, context: TypesContext): CustomClass {
	// Before `useAs` was added, classes were only for the values of properties.
	return common(raw, 'members', ['property'], path, context);
}

/** Reads an object type: before 1.9, classes were only for objects and tiles. */
export function objectTypeFrom(raw: RawObject, path: Path, context: TypesContext): CustomClass {
	return common(raw, 'properties', ['object', 'tile'], path, context);
}

function common(
	raw: RawObject,
	list: 'members' | 'properties',
	uses: CustomClass['useAs'],
	path: Path,
	context: TypesContext,
): CustomClass {
	const { report } = context;
	const id = numberIn(raw, 'id', path, report);
	const color = textIn(raw, 'color', path, report, 'color');
	const drawFill = flagIn(raw, 'drawFill', path, report);
	return {
		kind: 'class',
		...(id !== undefined && { id }),
		name: nameIn(raw, path, report),
		...(color !== undefined && color !== '' && { color }),
		...(drawFill !== undefined && { drawFill }),
		useAs: usesIn(raw, path, report) ?? uses,
		members: membersIn(raw, list, path, context),
		...otherFields(raw, [...FIELDS, list], 'class', path, context),
	};
}

function usesIn(raw: RawObject, path: Path, report: Report): CustomClass['useAs'] | undefined {
	if (raw['useAs'] === undefined || raw['useAs'] === null) return undefined;
	const uses: CustomClass['useAs'] = [];
	for (const [i, word] of arrayIn(raw, 'useAs', path, report).entries()) {
		const at = [...path, 'useAs', i];
		const expected = `one of ${USES.map((use) => JSON.stringify(use)).join(', ')}`;
		if (typeof word !== 'string')
			report.add(wrongType, at, { field: 'useAs', expected: 'an array of strings', found: `${short(word)} in it` });
		else {
			if (!USES.some((use) => use === word)) report.add(unknownValue, at, { field: 'useAs', expected, found: short(word) });
			uses.push(word);
		}
	}
	return uses;
}

function membersIn(raw: RawObject, list: string, path: Path, context: TypesContext): Member[] {
	const first = new Map<string, number>();
	return arrayIn(raw, list, path, context.report).flatMap((found, i) => {
		const at = [...path, list, i];
		const member = memberFrom(found, at, context);
		if (member === undefined) return [];
		const before = first.get(member.name);
		if (before === undefined) first.set(member.name, i);
		else context.report.add(duplicateProperty, at, { name: member.name, first: `${pointerOf(at.slice(0, -1))}/${before}` });
		return [member];
	});
}
