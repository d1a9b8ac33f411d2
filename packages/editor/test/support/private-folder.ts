import type { WritableFolder } from '@tilewright/editor-core/files/writable-folder.ts';
import { onTestFinished } from 'vitest';
import { isFolderHandle } from '../../src/platform/folder-handle.ts';

/** A folder of the browser's private files, which stands for one of the computer. It goes with the test. */
export async function privateFolder(): Promise<WritableFolder> {
	const name = `tilewright-test-${crypto.randomUUID()}`;
	const root = await navigator.storage.getDirectory();
	const folder: unknown = await root.getDirectoryHandle(name, { create: true });
	if (!isFolderHandle(folder)) throw new TypeError('The browser gives no folder.');
	onTestFinished(() => root.removeEntry(name, { recursive: true }));
	return folder;
}
