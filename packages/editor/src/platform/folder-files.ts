import type { Expected, FileContent, FileEvent, Files, WriteResult } from '@tilewright/editor-core/files/files.ts';
import { isHiddenName, isKnownFile, MOST_FILES } from '@tilewright/editor-core/files/known-files.ts';
import { withoutShared } from '@tilewright/editor-core/files/own-bytes.ts';
import { folderOf, nameOf } from '@tilewright/editor-core/files/paths.ts';
import { refusalOf } from '@tilewright/editor-core/files/refusal-of.ts';
import type { WritableFolder } from '@tilewright/editor-core/files/writable-folder.ts';
import { services } from '@tilewright/editor-core/services/services.ts';
import type { Refused } from '@tilewright/ops';
import { folderLoader } from '@tilewright/ops';

/** A folder that the user opened in the browser. */
export interface FolderFiles extends Files {
	readonly kind: 'folder';
	readonly handle: WritableFolder;
	/** Looks for changes by other programs now, instead of in a few seconds. */
	check(): Promise<void>;
}

/** Whether files are those of a folder that the user opened. */
export const isFolder = (files: Files): files is FolderFiles => files.kind === 'folder' && 'handle' in files;

/** The pause between two comparisons of files while the page is visible, in milliseconds. */
const PAUSE = 2000;

/**
 * The files of a folder on the user's computer. The browser swaps a written file with the old one at the end, so that none is ever half
 * written. Browsers tell nothing about changes of other programs, so the files that were read are compared from time to time.
 */
export function folderFiles(handle: WritableFolder): FolderFiles {
	const loader = folderLoader(handle);
	/** The versions that the editor has read or written. */
	const known = new Map<string, string>();
	const listeners = new Set<(event: FileEvent) => void>();
	let timer: ReturnType<typeof setTimeout> | undefined;

	const folderAt = async (path: string, create: boolean): Promise<WritableFolder> => {
		let folder = handle;
		for (const name of path.split('/').filter((part) => part !== '')) folder = await folder.getDirectoryHandle(name, { create });
		return folder;
	};
	const fileAt = async (path: string): Promise<File | undefined> => {
		try {
			const folder = await folderAt(folderOf(path), false);
			return await (await folder.getFileHandle(nameOf(path))).getFile();
		} catch (error) {
			if (error instanceof DOMException && (error.name === 'NotFoundError' || error.name === 'TypeMismatchError')) return undefined;
			throw error;
		}
	};

	async function check(): Promise<void> {
		for (const [path, version] of [...known]) {
			const file = await fileAt(path).catch(() => null);
			// Unless the file was read or written in the meantime, or the permission is gone.
			if (file === null || known.get(path) !== version) continue;
			const now = file === undefined ? undefined : versionOf(file);
			if (now === version) continue;
			if (now === undefined) known.delete(path);
			else known.set(path, now);
			const event: FileEvent = now === undefined ? { type: 'removed', path } : { type: 'changed', path, version: now };
			for (const listener of [...listeners]) listener(event);
		}
	}

	function checkLater(): void {
		if (timer !== undefined || listeners.size === 0) return;
		timer = setTimeout(async () => {
			if (typeof document === 'undefined' || document.visibilityState === 'visible') await check();
			timer = undefined;
			checkLater();
		}, PAUSE);
	}

	return {
		kind: 'folder',
		services: services(),
		name: handle.name,
		handle,
		loader: {
			...loader,
			load: async (path) => {
				const read = await readAt(path);
				return read;
			},
		},
		list: async () => {
			const found: string[] = [];
			await collect(handle, '', found);
			return found.sort();
		},
		read: readAt,
		write: (path, bytes, expected) => written(path, bytes, expected).catch((error: unknown) => refusalOf(error)),
		watch(listener) {
			listeners.add(listener);
			checkLater();
			return () => {
				listeners.delete(listener);
				if (listeners.size > 0) return;
				clearTimeout(timer);
				timer = undefined;
			};
		},
		check,
	};

	async function readAt(path: string): Promise<FileContent | Refused> {
		try {
			const file = await fileAt(path);
			if (file === undefined) return { refused: 'missing', why: 'there is no such file in the folder' };
			const bytes = new Uint8Array(await file.arrayBuffer());
			const version = versionOf(file);
			known.set(path, version);
			return { bytes, version, isReadOnly: (await handle.queryPermission?.({ mode: 'readwrite' })) === 'denied' };
		} catch (error) {
			return refusalOf(error);
		}
	}

	async function written(path: string, bytes: Uint8Array, expected: Expected): Promise<WriteResult> {
		const before = await fileAt(path);
		const found = before === undefined ? undefined : versionOf(before);
		const fits = expected === 'anything' || (expected === 'nothing' ? found === undefined : expected.version === found);
		if (!fits) return { conflict: found };
		const folder = await folderAt(folderOf(path), true);
		const file = await folder.getFileHandle(nameOf(path), { create: true });
		const stream = await file.createWritable();
		try {
			await stream.write(withoutShared(bytes));
			await stream.close();
		} catch (error) {
			await stream.abort().catch(() => {});
			throw error;
		}
		const version = versionOf(await file.getFile());
		known.set(path, version);
		return { version };
	}
}

const versionOf = ({ lastModified, size }: File): string => `${lastModified} ${size}`;

async function collect(folder: WritableFolder, path: string, found: string[]): Promise<void> {
	for await (const entry of folder.values()) {
		if (found.length >= MOST_FILES) return;
		if (isHiddenName(entry.name)) continue;
		if (entry.kind === 'directory') await collect(entry, `${path}/${entry.name}`, found);
		else if (isKnownFile(entry.name)) found.push(`${path}/${entry.name}`);
	}
}
