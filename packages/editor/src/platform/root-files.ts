import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { rootKey } from '@tilewright/editor-core/files/root-key.ts';
import { database } from '@tilewright/editor-core/recovery/database.ts';
import { deliverTo } from './deliver.ts';
import { exampleFiles } from './example-files.ts';
import { folderFiles } from './folder-files.ts';
import { mayWrite } from './folder-handle.ts';
import { knownFolder } from './roots.ts';

/**
 * The files of a root that was worked on before: those that are open, a folder that the browser remembers, files in memory that were kept.
 * A folder needs the permission of the user, so this must begin with a click.
 *
 * @param root - its key
 * @param name - its name for people
 * @returns `undefined` if they cannot be reached
 */
export async function rootFiles(editor: Editor, root: string, name: string): Promise<Files | undefined> {
	const open = [editor.files.value, ...editor.sessions.value.map((session) => session.files)].find((files) => rootKey(files) === root);
	if (open !== undefined) return open;
	const folder = await knownFolder(root);
	if (folder !== undefined) return (await mayWrite(folder)) ? folderFiles(folder) : undefined;
	const example = await exampleFiles();
	if (rootKey(example) === root) return example;
	if (!root.startsWith('memory ')) return undefined;
	const db = await database();
	const range = IDBKeyRange.bound([root], [root, []]);
	const [keys, contents] = [await db.getAllKeys('contents', range), await db.getAll('contents', range)];
	const kept = keys.flatMap(([, path], i) => (contents[i] === undefined ? [] : [[path, contents[i]] as const]));
	return kept.length === 0 ? undefined : memoryFiles(name, new Map(kept), deliverTo(new Map()));
}
