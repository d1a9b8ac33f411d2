import { nameOf } from '@tilewright/editor-core/files/paths.ts';

/** A folder with its content, sorted as people sort: folders first, and `map 2` before `map 10`. */
export interface Folder {
	/** Without a slash at the end; empty at the root. */
	readonly path: string;
	readonly folders: readonly Folder[];
	/** Paths. */
	readonly files: readonly string[];
}

const { compare } = new Intl.Collator('en', { numeric: true });

/** Puts the paths of files into the folders that they are in. */
export function fileTree(paths: readonly string[]): Folder {
	const found = new Map<string, { folders: Map<string, string>; files: string[] }>();
	const entriesOf = (folder: string) => {
		let entries = found.get(folder);
		if (entries !== undefined) return entries;
		entries = { folders: new Map(), files: [] };
		found.set(folder, entries);
		const end = folder.lastIndexOf('/');
		if (end >= 0) entriesOf(folder.slice(0, end)).folders.set(nameOf(folder), folder);
		return entries;
	};
	entriesOf('');
	for (const path of paths) entriesOf(path.slice(0, path.lastIndexOf('/'))).files.push(path);
	const sorted = (path: string): Folder => {
		const { folders, files } = entriesOf(path);
		return {
			path,
			folders: [...folders].sort(([a], [b]) => compare(a, b)).map(([, folder]) => sorted(folder)),
			files: files.sort((a, b) => compare(nameOf(a), nameOf(b))),
		};
	};
	return sorted('');
}

/** A row of the tree. */
export interface FileRow {
	readonly path: string;
	/** From 1. */
	readonly level: number;
	/** Whether its content is listed; `undefined` for a file. */
	readonly isOpen: boolean | undefined;
	/** Its place in its folder, from 1, and the number of places. */
	readonly place: number;
	readonly count: number;
}

/** The rows of a tree, from top to bottom. */
export function fileRows(tree: Folder, isOpen: (folder: string) => boolean): FileRow[] {
	const rows: FileRow[] = [];
	function list({ folders, files }: Folder, level: number): void {
		const count = folders.length + files.length;
		for (const [i, folder] of folders.entries()) {
			const open = isOpen(folder.path);
			rows.push({ path: folder.path, level, isOpen: open, place: i + 1, count });
			if (open) list(folder, level + 1);
		}
		for (const [i, path] of files.entries()) rows.push({ path, level, isOpen: undefined, place: folders.length + i + 1, count });
	}
	list(tree, 1);
	return rows;
}

/** The paths that have all words of a filter. */
export function filteredPaths(paths: readonly string[], filter: string): readonly string[] {
	const words = filter
		.toLowerCase()
		.split(/\s+/)
		.filter((word) => word !== '');
	return words.length === 0 ? paths : paths.filter((path) => words.every((word) => path.toLowerCase().includes(word)));
}
