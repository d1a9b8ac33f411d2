import { signal } from '@preact/signals';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { rootKey } from '@tilewright/editor-core/files/root-key.ts';

/** A file that was open. */
export interface RecentFile {
	/** The files that it belongs to: {@link rootKey}. */
	readonly root: string;
	/** The name of these files, for people. */
	readonly rootName: string;
	readonly path: string;
}

const KEY = 'tilewright.recent';
const MOST = 12;

/** The files that were open last, the latest first (rule E140). */
export const recentFiles = signal<readonly RecentFile[]>(stored());

/** The files that were closed, the latest last, to open them again. */
export const closedFiles = signal<readonly { readonly files: Files; readonly path: string }[]>([]);

/** Notes that a file was opened or saved. */
export function rememberFile(files: Files, path: string): void {
	const file: RecentFile = { root: rootKey(files), rootName: files.name, path };
	const others = recentFiles.value.filter(({ root, path: other }) => root !== file.root || other !== path);
	keep([file, ...others].slice(0, MOST));
}

/** Forgets all recent files. */
export const clearRecentFiles = (): void => keep([]);

function keep(files: readonly RecentFile[]): void {
	recentFiles.value = files;
	if (typeof localStorage !== 'undefined') localStorage.setItem(KEY, JSON.stringify(files));
}

function stored(): RecentFile[] {
	if (typeof localStorage === 'undefined') return [];
	try {
		const files: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
		return Array.isArray(files) ? files.filter(isRecentFile) : [];
	} catch {
		return [];
	}
}

const isRecentFile = (value: unknown): value is RecentFile =>
	typeof value === 'object' &&
	value !== null &&
	['root', 'rootName', 'path'].every(
		(name) => name in value && typeof Object.entries(value).find(([key]) => key === name)?.[1] === 'string',
	);
