import type { ImportOptions } from '@tilewright/edit';
import { customTypeToJson, importCustomTypes, objectTypesXml } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { readCustomTypes } from '@tilewright/format';
import { fileOpen } from 'browser-fs-access';
import { deliverTo } from '../../platform/deliver.ts';
import { customTypesWords } from './custom-types-words.ts';
import type { ProjectFile } from './project-file.ts';
import { sortedText } from './project-text.ts';
import { allTypes } from './type-key.ts';

const words = customTypesWords;

/** Merges the types of a file of the computer into a project (rule E114). @returns the result; `undefined` if nothing was done */
export async function importTypes(editor: Editor, file: ProjectFile): Promise<string | undefined> {
	const chosen = await fileOpen({ id: 'tilewright', extensions: ['.json', '.xml', '.tiled-project'] }).catch(() => undefined);
	if (chosen === undefined) return undefined;
	return importFrom(editor, file, chosen.name, new Uint8Array(await chosen.arrayBuffer()));
}

/** Merges the types of a file into a project. @returns the result; `undefined` if they cannot be read, which the user is told */
export function importFrom(
	editor: Editor,
	file: ProjectFile,
	name: string,
	bytes: Uint8Array,
	options: ImportOptions = {},
): string | undefined {
	const { types, issues } = readCustomTypes(bytes);
	if (types === undefined) {
		const errors = issues.filter(({ severity }) => severity === 'error').map(({ message }) => message);
		editor.fail(words.cannotImport(name), errors.join('\n'));
		return undefined;
	}
	const { added, replaced } = importCustomTypes(file.project.value, types, options);
	file.change((project) => importCustomTypes(project, types, options).project);
	return words.imported(added.length, replaced.length);
}

/** Saves the types of a project in a file of the computer: all of them, or the classes of objects in the form of Tiled 1.8. */
export async function exportTypes({ types }: ProjectFile, name: 'propertytypes.json' | 'objecttypes.xml'): Promise<void> {
	const content = name === 'objecttypes.xml' ? objectTypesXml(types.value) : sortedText(allTypes(types.value).map(customTypeToJson));
	await deliverTo(new Map())(`/${name}`, new TextEncoder().encode(content));
}
