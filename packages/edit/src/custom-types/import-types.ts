import type { CustomClass, CustomEnum, CustomTypes, JsonObject } from '@tilewright/format';
import { colorInProject, inProject } from './spelling.ts';
import type { JsonValue } from './types-in-project.ts';
import { isJson, nameOf, nextId, typesOf, withTypes } from './types-in-project.ts';

/** Options of {@link importCustomTypes}. */
export interface ImportOptions {
	/** Whether imported types replace those of the project. Default: `true`. */
	readonly replace?: boolean;
}

/** The result of an import. */
export interface ImportedTypes {
	/** The project with the types. */
	readonly project: JsonObject;
	/** The names of the types that are new. */
	readonly added: readonly string[];
	/** The names of the types that took the place of others. */
	readonly replaced: readonly string[];
}

/**
 * Merges custom types into a project. A type of the same name that may be used in the same place is replaced, and keeps its id;
 * others are added.
 *
 * @param project - the parsed JSON of the project file, which is not changed
 * @param types - such as those that `readCustomTypes` finds in `propertytypes.json` or `objecttypes.xml`
 * @example importCustomTypes(project, readCustomTypes(file).types)
 */
export function importCustomTypes(project: JsonObject, types: CustomTypes, { replace = true }: ImportOptions = {}): ImportedTypes {
	const merged = [...typesOf(project)];
	const [added, replaced]: [string[], string[]] = [[], []];
	for (const type of [...types.classes, ...types.enums]) {
		const json = customTypeToJson(type);
		const at = merged.findIndex((other) => nameOf(other) === type.name && usesOf(other).some((use) => usesOf(json).includes(use)));
		const before = merged[at];
		if (at >= 0 && !replace) continue;
		if (isJson(before)) merged[at] = { ...json, id: before['id'] ?? nextId(merged) };
		else merged.push({ ...json, id: nextId(merged) });
		(at < 0 ? added : replaced).push(type.name);
	}
	return { project: withTypes(project, merged), added, replaced };
}

/**
 * A custom type as project files have it, and `propertytypes.json`.
 *
 * @example JSON.stringify([...types.classes, ...types.enums].map(customTypeToJson))
 */
export function customTypeToJson(type: CustomClass | CustomEnum): JsonObject {
	const { kind, ...fields } = type;
	const json = jsonOf({ ...fields, type: kind });
	if (!isJson(json)) return {};
	if (kind === 'enum') return json;
	const { color, members } = json;
	return {
		drawFill: true,
		...json,
		...(color !== undefined && { color: colorInProject(color) }),
		members: Array.isArray(members) ? members.map((member: JsonValue) => (isJson(member) ? inProject(member) : member)) : [],
	};
}

/** Where a type may be used; enums are for values only. */
function usesOf(type: JsonValue): readonly JsonValue[] {
	const uses = isJson(type) ? type['useAs'] : undefined;
	return Array.isArray(uses) ? uses : ['property'];
}

/** A model is plain data; its fields without a value are left out. */
const jsonOf = (value: object): JsonValue => JSON.parse(JSON.stringify(value));
