import type { Loaded, Loader } from '../graph/loader.ts';
import type { SizeOptions } from './paths.ts';
import { forbidden, MOST_BYTES, missing, notFile, resolveInRoot, sorted, tooLarge, unreadable } from './paths.ts';

/** What is used of a `FileSystemDirectoryHandle`: of `showDirectoryPicker()`, a dropped folder, or the origin's private files. */
export interface FolderHandle {
	getDirectoryHandle(name: string): Promise<FolderHandle>;
	getFileHandle(name: string): Promise<{ getFile(): Promise<{ readonly size: number; arrayBuffer(): Promise<ArrayBuffer> }> }>;
	values?(): AsyncIterable<{ readonly kind: string; readonly name: string }>;
}

/** What the names of the browser's errors mean. */
const MEANINGS: Readonly<Record<string, Loaded>> = {
	NotFoundError: missing('there is no such file in the folder'),
	TypeMismatchError: notFile('it is a folder, or a part of its path is a file'),
	NotAllowedError: forbidden('the browser has no permission to read it; ask for it again'),
	NotReadableError: unreadable('the system does not let it be read'),
	TypeError: unreadable('the browser takes a part of its path for no name of a file'),
};

/**
 * Gives the files of a folder that a person has chosen in a browser.
 *
 * @param folder - the root: nothing outside of it can be read
 * @example
 * const loader = folderLoader(await showDirectoryPicker());
 * const graph = await resolve('maps/town.tmx', loader);
 */
export function folderLoader(folder: FolderHandle, { maxBytes = MOST_BYTES }: SizeOptions = {}): Loader {
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
				return MEANINGS[kind] ?? unreadable(`the browser says "${message}"`);
			}
		},
		list: async (path) => {
			const found: string[] = [];
			try {
				const inner = await open(path.split('/').filter((name) => name !== ''));
				for await (const { kind, name } of inner.values?.() ?? []) if (kind === 'file') found.push(name);
			} catch {
				// A folder that is not there has no files.
			}
			return sorted(found);
		},
	};
}
