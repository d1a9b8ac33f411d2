import { noCustomTypes } from '../issue/findings/custom-types.ts';
import type { Issue } from '../issue/issue.ts';
import { createReport } from '../issue/report.ts';
import { short } from '../issue/short.ts';
import { isObject } from '../model/json-value.ts';
import { documentText, firstNonSpace } from '../read/document-text.ts';
import { placed } from '../read/placed.ts';
import { textIn } from './field-values.ts';
import type { CustomTypes } from './model.ts';
import { openTypesJson, openTypesXml } from './open.ts';
import { typesFrom } from './read-types.ts';
import type { CustomTypesForm } from './types-form.ts';
import { typesIn } from './types-form.ts';

/** The file that custom types were read from. */
export interface CustomTypesSource {
	readonly syntax: 'json' | 'xml';
	/** The kind of file; absent if it is none of them. */
	readonly form?: CustomTypesForm;
	/** The file of object types that an older project refers to, relative to the project. Read it as well, and merge the types. */
	readonly objectTypesFile?: string;
	/** The rules file or rule map that a project names for its maps, relative to the project. */
	readonly automappingRulesFile?: string;
	/** The folders of a project, relative to the project. Absent if the file is not a project. */
	readonly folders?: readonly string[];
}

/** The result of reading custom types. */
export interface CustomTypesResult {
	/** `undefined` if any finding is an error. */
	readonly types: CustomTypes | undefined;
	readonly issues: readonly Issue[];
	readonly source: CustomTypesSource;
}

/** The same limit as for documents. */
const DEPTH = 1000;

/**
 * Reads custom types from any file that may contain them: a project file, `propertytypes.json`, `objecttypes.json` or
 * `objecttypes.xml`. The content decides which of them it is, not the name. Wrong content is reported, never thrown.
 *
 * @param input - the file: bytes in UTF-8 or UTF-16, or text
 * @returns the types and all findings, each with pointer, line and column. Pointers refer to the JSON form, also for XML
 * @throws TypeError if `input` is neither bytes nor text
 * @example
 * const { types, issues, source } = readCustomTypes(await readFile('game.tiled-project'));
 * if (types) console.log(findClass(types, 'Door')?.members);
 */
export function readCustomTypes(input: Uint8Array | string): CustomTypesResult {
	if (typeof input !== 'string' && !(input instanceof Uint8Array))
		throw new TypeError(`readCustomTypes takes a Uint8Array or a string, found ${short(input)}.`);
	const text = documentText(input);
	const report = createReport();
	const syntax = text.bytes[firstNonSpace(text.bytes, text.start)] === 0x3c ? 'xml' : 'json';
	const file = syntax === 'xml' ? openTypesXml(text, report, DEPTH) : openTypesJson(text, report);
	if (file === undefined) return { types: undefined, issues: placed(report, text.bytes, undefined), source: { syntax } };
	const { root, found, opened } = file;
	const list = typesIn(root);
	if (list === undefined) {
		report.add(noCustomTypes, [], { found });
		return { types: undefined, issues: placed(report, text.bytes, opened), source: { syntax } };
	}
	const form = syntax === 'xml' ? 'objecttypes' : list.form;
	const types = typesFrom(list, { report, depth: DEPTH });
	const objectTypesFile = isObject(root) ? textIn(root, 'objectTypesFile', [], report, 'path') : undefined;
	const rules = isObject(root) && form === 'project' ? textIn(root, 'automappingRulesFile', [], report, 'path') : undefined;
	const folders = form === 'project' && isObject(root) ? { folders: wordsIn(root['folders']) } : {};
	return {
		types: report.failed ? undefined : types,
		issues: placed(report, text.bytes, opened),
		source: {
			syntax,
			form,
			...(objectTypesFile !== undefined && objectTypesFile !== '' && { objectTypesFile }),
			...(rules !== undefined && rules !== '' && { automappingRulesFile: rules }),
			...folders,
		},
	};
}

const wordsIn = (list: unknown): string[] => (Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []);
