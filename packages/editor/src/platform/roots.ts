import type { Files } from '@tilewright/editor-core/files/files.ts';
import { rootKey } from '@tilewright/editor-core/files/root-key.ts';
import type { WritableFolder } from '@tilewright/editor-core/files/writable-folder.ts';
import { database } from '@tilewright/editor-core/recovery/database.ts';
import { isFolderHandle } from './folder-handle.ts';

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
