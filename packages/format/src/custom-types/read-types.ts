import { duplicateName } from '../issue/findings/custom-types.ts';
import { unknownType, wrongType } from '../issue/findings/structure.ts';
import type { Path } from '../issue/report.ts';
import { short } from '../issue/short.ts';
import { isObject } from '../model/json-value.ts';
import { pointerOf } from '../model/pointer.ts';
import type { CustomClass, CustomEnum, CustomTypes } from './model.ts';
import { classFrom, objectTypeFrom } from './read-class.ts';
import { enumFrom } from './read-enum.ts';
import type { TypesContext } from './types-context.ts';
import type { FoundTypes } from './types-form.ts';
import { sortOf } from './types-form.ts';
import { usesOf } from './uses.ts';

/** Reads the list of a file's custom types from its JSON form, and reports everything that is wrong. */
export function typesFrom({ list, path }: FoundTypes, context: TypesContext): CustomTypes {
	const { report } = context;
	const types: CustomTypes = { classes: [], enums: [] };
	if (list === undefined || list === null) return types;
	if (!Array.isArray(list)) {
		report.add(wrongType, path, { field: String(path.at(-1)), expected: 'an array', found: short(list) });
		return types;
	}
	const first = new Map<string, string>();
	for (const [i, item] of list.entries()) {
		const at = [...path, i];
		const type = typeFrom(item, at, context);
		if (type?.kind === 'class') types.classes.push(type);
		else if (type?.kind === 'enum') types.enums.push(type);
		if (type === undefined || type.name === '') continue;
		const keys = usesOf(type).map((use) => `${use} ${type.name}`);
		const before = keys.map((key) => first.get(key)).find((pointer) => pointer !== undefined);
		if (before !== undefined) report.add(duplicateName, at, { what: 'custom type', name: type.name, first: before });
		for (const key of keys) if (!first.has(key)) first.set(key, pointerOf(at));
	}
	return types;
}

function typeFrom(item: unknown, path: Path, context: TypesContext): CustomClass | CustomEnum | undefined {
	const { report } = context;
	if (!isObject(item)) {
		const details = { field: String(path.at(-2) ?? 'custom types'), expected: 'an array of objects', found: `${short(item)} in it` };
		report.add(wrongType, path, details);
		return undefined;
	}
	switch (sortOf(item)) {
		case 'class':
			return classFrom(item, path, context);
		case 'enum':
			return enumFrom(item, path, context);
		case 'objecttype':
			return objectTypeFrom(item, path, context);
		case undefined:
			report.add(unknownType, [...path, 'type'], { field: 'type', expected: 'one of "class", "enum"', found: short(item['type']) });
			return undefined;
	}
}
