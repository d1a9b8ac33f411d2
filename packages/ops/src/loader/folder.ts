import type { Loaded, Loader } from './loader.ts';
import type { SizeOptions } from './refusals.ts';
import { forbidden, MAX_BYTES, missing, notFile, tooLarge, unreadable } from './refusals.ts';
import { resolveInRoot, sortedNames } from './resolve-in-root.ts';

/** The used part of a `FileSystemDirectoryHandle`, from `showDirectoryPicker()`, a dropped folder or the origin's private file system. */
export interface FolderHandle {
	getDirectoryHandle(name: string): Promise<FolderHandle>;
	getFileHandle(name: string): Promise<{ getFile(): Promise<{ readonly size: number; arrayBuffer(): Promise<ArrayBuffer> }> }>;
	values?(): AsyncIterable<{ readonly kind: string; readonly name: string }>;
}

/** By the name of the browser's error. */
const BY_ERROR: Readonly<Record<string, Loaded>> = {
	NotFoundError: missing('there is no such file in the folder'),
	TypeMismatchError: notFile('it is a folder, or a part of its path is a file'),
	NotAllowedError: forbidden('the browser has no permission to read it; ask for it again'),
	NotReadableError: unreadable('the system cannot read it'),
	TypeError: unreadable('the browser does not accept a part of its path'),
};

/**
 * Loads files from a folder that the user chose in a browser.
 *
 * @param folder - the root: nothing outside can be read
 * @example
 * const loader = folderLoader(await showDirectoryPicker());
 * const graph = await resolve('maps/town.tmx', loader);
 */
export function folderLoader(folder: FolderHandle, { maxBytes = MAX_BYTES }: SizeOptions = {}): Loader {
	const open = async (names: readonly string[]): Promise<FolderHandle> => {
		let inner = folder;
		for (const name of names) inner = await inner.getDirectoryHandle(name);
		return inner;
	};
	return {
		resolve: resolveInRoot,
		load: async (path) => {
			const names = path.split('/').slice(1);
			const name = names.pop() ?? '';
			if (name === '') return notFile('it is a folder');
			try {
				const file = await (await (await open(names)).getFileHandle(name)).getFile();
				return file.size > maxBytes ? tooLarge(maxBytes) : { bytes: new Uint8Array(await file.arrayBuffer()) };
			} catch (error) {
				const { name: kind, message } = error instanceof Error ? error : { name: '', message: String(error) };
				return BY_ERROR[kind] ?? unreadable(`the browser reports "${message}"`);
			}
		},
		list: async (path) => {
			const found: string[] = [];
			try {
				const inner = await open(path.split('/').filter((name) => name !== ''));
				for await (const { kind, name } of inner.values?.() ?? []) if (kind === 'file') found.push(name);
			} catch {
				// A missing folder has no files.
			}
			return sortedNames(found);
		},
	};
}
