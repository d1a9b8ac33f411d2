import type { Path } from '../issue/report.ts';
import type { RawObject } from '../model/json.ts';
import { isObject } from '../model/json.ts';

/** The file that custom types come from: a project, the editor's export of types, or what had object types before 1.9. */
export type CustomTypesForm = 'project' | 'propertytypes' | 'objecttypes';

/** What a parsed file is, and where in it the list of types stands. */
export interface FoundTypes {
	readonly form: CustomTypesForm;
	/** Not yet known to be an array; missing where a project defines none. */
	readonly list: unknown;
	readonly path: Path;
}

/** Fields that only project files have. */
const PROJECT_FIELDS = ['automappingRulesFile', 'commands', 'compatibilityVersion', 'extensionsPath', 'folders', 'objectTypesFile'];

/** What the list of types is called, newest first (rule P1). */
const LISTS = ['propertyTypes', 'customTypes'];

/**
 * Tells by content where the custom types of a JSON file stand (rule N2).
 *
 * @returns `undefined` where it is another file
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
	// Any file may have `commands` or `folders`; two such fields are no accident.
	const count = PROJECT_FIELDS.filter((field) => field in root).length;
	return count > 1 || 'objectTypesFile' in root ? { form, list: undefined, path: [] } : undefined;
}

/** What an item of the list is. Until 1.8 the type of an enum was not written, and object types never had one. */
export function sortOf(item: RawObject): 'class' | 'enum' | 'objecttype' | undefined {
	const { type } = item;
	if (type === 'class' || type === 'enum') return type;
	if (type !== undefined && type !== null && type !== '') return undefined;
	if ('values' in item || 'storageType' in item) return 'enum';
	return 'members' in item || 'useAs' in item ? 'class' : 'objecttype';
}
