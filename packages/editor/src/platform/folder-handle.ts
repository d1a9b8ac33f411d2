import type { WritableFolder } from '@tilewright/editor-core/files/writable-folder.ts';

interface WithPickers {
	readonly showDirectoryPicker: (options: { readonly mode: 'readwrite'; readonly id: string }) => Promise<WritableFolder>;
}

const hasPickers = (value: object): value is WithPickers => 'showDirectoryPicker' in value;

const page: object = globalThis;

/** Whether the browser can open folders. */
export const canOpenFolders = (): boolean => hasPickers(page);

/** Lets the user choose a folder. @returns `undefined` if the user cancels or the browser cannot */
export async function pickFolder(): Promise<WritableFolder | undefined> {
	if (!hasPickers(page)) return undefined;
	try {
		return await page.showDirectoryPicker({ mode: 'readwrite', id: 'tilewright' });
	} catch (error) {
		if (error instanceof DOMException && error.name === 'AbortError') return undefined;
		throw error;
	}
}

/** Whether a value is the handle of a folder, as IndexedDB and drops give it. */
export const isFolderHandle = (value: unknown): value is WritableFolder =>
	typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'directory' && 'getDirectoryHandle' in value;

/** Whether the folder may be written; asks the user if need be, which needs a click. */
export async function mayWrite(folder: WritableFolder): Promise<boolean> {
	if (folder.queryPermission === undefined || (await folder.queryPermission({ mode: 'readwrite' })) === 'granted') return true;
	return (await folder.requestPermission?.({ mode: 'readwrite' })) === 'granted';
}
