import type { Files } from '../files/files.ts';
import { isFolderHandle } from '../files/folder-handle.ts';
import { rootKey } from '../files/root-key.ts';
import type { WritableFolder } from '../files/writable-folder.ts';
import { database } from './database.ts';

/** Keeps the handle of a folder, so that its maps can be opened again later. */
export async function rememberFolder(files: Files, handle: WritableFolder): Promise<void> {
	const db = await database();
	await db.put('roots', { schema: 1, name: files.name, handle, time: Date.now() }, rootKey(files));
}

/** The folder of a root that was opened before; `undefined` if the browser does not have it. */
export async function knownFolder(root: string): Promise<WritableFolder | undefined> {
	const found = await (await database()).get('roots', root);
	return found !== undefined && isFolderHandle(found.handle) ? found.handle : undefined;
}
