import type { Path } from '../issue/report.ts';
import type { RawObject } from '../model/json-value.ts';
import { isObject } from '../model/json-value.ts';

/** The files that contain custom types: a project, Tiled's export of types, or object types from before 1.9. */
export type CustomTypesForm = 'project' | 'propertytypes' | 'objecttypes';

/** The recognized form of a parsed file, and the place of the list of types in it. */
export interface FoundTypes {
	readonly form: CustomTypesForm;
	/** Not checked to be an array; missing if a project does not define types. */
	readonly list: unknown;
	readonly path: Path;
}

/** Fields that only project files have. */
const PROJECT_FIELDS = ['automappingRulesFile', 'commands', 'compatibilityVersion', 'extensionsPath', 'folders', 'objectTypesFile'];

/** The names of the field with the list of types, newest first (rule P1). */
const LISTS = ['propertyTypes', 'customTypes'];

/**
 * Finds the custom types of a JSON file by its content.
 *
 * @returns `undefined` for any other file
 */
export function typesIn(root: unknown): FoundTypes | undefined {
	if (Array.isArray(root)) {
		if (root.length > 0 && !root.some(isObject)) return undefined;
		const [first]: readonly unknown[] = root;
		return { form: isObject(first) && sortOf(first) === 'objecttype' ? 'objecttypes' : 'propertytypes', list: root, path: [] };
	}
	if (!isObject(root)) return undefined;
	const name = LISTS.find((list) => list in root);
	const form = PROJECT_FIELDS.filter((field) => field in root).length > 0 ? 'project' : 'propertytypes';
	if (name !== undefined) return { form, list: root[name], path: [name] };
	// Any file may have one of these fields, such as `commands`. With two of them, it is a project.
	const count = PROJECT_FIELDS.filter((field) => field in root).length;
	return count > 1 || 'objectTypesFile' in root ? { form, list: undefined, path: [] } : undefined;
}

/** The kind of an item of the list. Until 1.8 enums were written without a type, and object types never had one. */
export function sortOf(item: RawObject): 'class' | 'enum' | 'objecttype' | undefined {
	const { type } = item;
	if (type === 'class' || type === 'enum') return type;
	if (type !== undefined && type !== null && type !== '') return undefined;
	if ('values' in item || 'storageType' in item) return 'enum';
	return 'members' in item || 'useAs' in item ? 'class' : 'objecttype';
}
