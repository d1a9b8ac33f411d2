import { isKnownFile } from '@tilewright/editor-core/files/known-files.ts';
import type { FilesInMemory } from '@tilewright/editor-core/files/memory-files.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import { deliverTo } from './deliver.ts';

/** A file that the user chose or dropped, and where it is on disk, if the browser says so. */
export interface PickedFile {
	readonly path: string;
	readonly file: File;
	readonly handle?: FileSystemFileHandle;
}

/** The files that the user chose or dropped, in memory. Saving writes them where they were, or downloads them. */
export async function openedFiles(name: string, picked: readonly PickedFile[]): Promise<FilesInMemory> {
	const places = new Map(picked.flatMap(({ path, handle }) => (handle === undefined ? [] : [[path, handle] as const])));
	return memoryFiles(name, await contentsOf(picked), deliverTo(places));
}

/** The contents of files by their paths. */
export async function contentsOf(picked: readonly PickedFile[]): Promise<Map<string, Uint8Array>> {
	const known = picked.filter(({ path }) => isKnownFile(path));
	return new Map(await Promise.all(known.map(async ({ path, file }) => [path, new Uint8Array(await file.arrayBuffer())] as const)));
}

/** The places of files, from the top folder that they share: as in the folder that was chosen, else side by side. */
export const picked = (files: readonly (File & { readonly handle?: FileSystemFileHandle })[]): PickedFile[] =>
	files.map((file) => ({
		path: `/${file.webkitRelativePath.includes('/') ? file.webkitRelativePath.slice(file.webkitRelativePath.indexOf('/') + 1) : file.name}`,
		file,
		...(file.handle !== undefined && { handle: file.handle }),
	}));
