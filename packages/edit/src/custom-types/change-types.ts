import type { JsonObject } from '@tilewright/format';
import { withNewTypeName } from './member-references.ts';
import type { CustomTypeKey } from './types-in-project.ts';
import { freeName, isJson, isOf, nameOf, nextId, typeOf, typesOf, withTypes } from './types-in-project.ts';

/**
 * Adds a custom type to a project. Types that are sorted by name, as Tiled writes them, stay sorted.
 *
 * @param project - the parsed JSON of the project file, which is not changed. All its other fields stay
 * @param type - the type as the file stores it: `type` is `class` or `enum`. It gets a free `id`; a name that another type has
 * gets a number
 * @returns the project with the type
 * @example addCustomType(project, { type: 'enum', name: 'Element', storageType: 'string', values: ['Fire'], valuesAsFlags: false })
 */
export function addCustomType(project: JsonObject, type: JsonObject): JsonObject {
	const types = typesOf(project);
	const wanted = nameOf(type) || (type['type'] === 'enum' ? 'Enum' : 'Class');
	return withTypes(project, [...types, { ...type, id: nextId(types), name: freeName(types.map(nameOf), wanted) }]);
}

/**
 * Renames a custom type. Members of other types that have it follow, and so do the project's own properties. {@link renameTypeIn} does the
 * same in documents.
 *
 * @param project - the parsed JSON of the project file, which is not changed
 * @param key - the name or the id of the type
 * @returns the project with the new name
 * @throws RangeError if it has no such type, or has one of the new name
 * @example renameCustomType(project, 'Door', 'Gate')
 */
export function renameCustomType(project: JsonObject, key: CustomTypeKey, to: string): JsonObject {
	const type = typeOf(project, key);
	const from = nameOf(type);
	if (from === to) return project;
	const types = typesOf(project);
	if (types.some((each) => nameOf(each) === to)) throw new RangeError(`The project has a type "${to}" already.`);
	const renamed = types.map((each) => {
		const own = isOf(each, key) && isJson(each) ? { ...each, name: to } : each;
		return withNewTypeName(own, 'members', type, to);
	});
	const followed = withNewTypeName(project, 'properties', type, to);
	return withTypes(isJson(followed) ? followed : project, renamed);
}

/**
 * Removes a custom type. Properties and members that have it keep its name, which then means nothing.
 *
 * @param project - the parsed JSON of the project file, which is not changed
 * @param key - the name or the id of the type
 * @throws RangeError if it has no such type
 */
export function removeCustomType(project: JsonObject, key: CustomTypeKey): JsonObject {
	typeOf(project, key);
	return withTypes(
		project,
		typesOf(project).filter((type) => !isOf(type, key)),
	);
}
