import { isHiddenName, MOST_FILES } from '@tilewright/editor-core/files/known-files.ts';
import type { WritableFolder } from '@tilewright/editor-core/files/writable-folder.ts';
import { isFolderHandle } from './folder-handle.ts';
import type { PickedFile } from './opened-files.ts';

/** The things that were dropped on the page: one folder that can be written, or files. */
export type Dropped = { readonly folder: WritableFolder } | { readonly files: readonly PickedFile[] };

interface HandleItem {
	getAsFileSystemHandle(): Promise<unknown>;
}

const givesHandle = (item: object): item is HandleItem => 'getAsFileSystemHandle' in item;

/** Returns the folder or the files that were dropped. It must be called while the event is handled. */
export async function droppedFiles({ items }: DataTransfer): Promise<Dropped> {
	const entries = [...items].filter(({ kind }) => kind === 'file');
	// All of these must be asked for before the first await.
	const handles = entries.map((item) => (givesHandle(item) ? item.getAsFileSystemHandle().catch(() => undefined) : undefined));
	const plain = entries.map((item) => item.getAsFile());
	const trees = entries.map((item) => item.webkitGetAsEntry());
	const single = handles.length === 1 ? await handles[0] : undefined;
	if (isFolderHandle(single)) return { folder: single };
	const files: PickedFile[] = [];
	for (const [index, tree] of trees.entries()) {
		const [handle, file] = [await handles[index], plain[index]];
		// Things that are dragged from another page are not entries of a disk.
		if (tree === null) {
			if (file !== null && file !== undefined) files.push({ path: `/${file.name}`, file });
		} else if (isFileEntry(tree)) {
			files.push({ path: `/${tree.name}`, file: file ?? (await fileOf(tree)), ...(isFileHandle(handle) && { handle }) });
		} else if (isFolderEntry(tree)) await collect(tree, trees.length === 1 ? '' : `/${tree.name}`, files);
	}
	return { files };
}

const isFileHandle = (value: unknown): value is FileSystemFileHandle =>
	typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'file' && 'getFile' in value;

const isFileEntry = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;

const isFolderEntry = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

const fileOf = (entry: FileSystemFileEntry): Promise<File> => new Promise((resolve, reject) => entry.file(resolve, reject));

async function collect(folder: FileSystemDirectoryEntry, path: string, files: PickedFile[]): Promise<void> {
	const reader = folder.createReader();
	// A reader gives a part of the entries at a time.
	for (;;) {
		const entries = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
		if (entries.length === 0) return;
		for (const entry of entries) {
			if (files.length >= MOST_FILES || isHiddenName(entry.name)) continue;
			if (isFileEntry(entry)) files.push({ path: `${path}/${entry.name}`, file: await fileOf(entry) });
			else if (isFolderEntry(entry)) await collect(entry, `${path}/${entry.name}`, files);
		}
	}
}
