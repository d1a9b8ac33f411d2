import type { Dirent } from 'node:fs';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { isInside } from '../../../documents/root.ts';
import { FileError, UsageError } from '../../../host/exit.ts';
import { folderOf, realPath, slashed } from '../../../host/paths.ts';
import { adviceForMissing } from '../../../host/read-input.ts';
import { readStart } from '../../../host/small-files.ts';
import { meaningOf } from '../../../host/system-error.ts';

/** The documents that are to be exported; paths are absolute, with `/`. */
export interface Sources {
	/** In the order of their names. */
	readonly files: readonly string[];
	/** The same in the order in which they were named. */
	readonly named: readonly string[];
	/** The folders that were named, or that hold the files. */
	readonly folders: readonly string[];
	/** Those of the files that a pattern or a folder gave: what turns out to be something else among them is left out. */
	readonly matched: ReadonlySet<string>;
	/** Those that nobody has asked for by extension: tilesets and templates that maps take into themselves need not be written. */
	readonly found: ReadonlySet<string>;
}

/** Extensions that documents have. Scripts (`.js`) are nearly always something else. */
const IN_FOLDERS = /\.(?:tmx|tmj|tsx|tsj|tx|tj|json|world)$/i;

/** A pattern that says itself which extensions it is for. */
const WITH_EXTENSION = /\.(?:\w+|\{[\w,]+\})$/;

/**
 * The documents that were named: files, all in folders, and what patterns match. Hidden folders, `node_modules` and the folder of
 * the export are passed over, and symbolic links to folders.
 *
 * @param out - the folder of the export, without symbolic links
 * @throws FileError when a word names nothing that is there
 */
export async function findSources(words: readonly string[], out: string): Promise<Sources> {
	const files = new Set<string>();
	const folders = new Set<string>();
	const matched = new Set<string>();
	const asked = new Set<string>();
	for (const word of words) {
		if (word === '-') throw new UsageError('Standard input cannot be exported with --out: it has no name.', 'Name the files or folders.');
		const stats = statSync(word, { throwIfNoEntry: false });
		if (stats?.isFile()) {
			const path = `${folderOf(word).replace(/\/$/, '')}/${basename(word)}`;
			files.add(path);
			asked.add(path);
			folders.add(folderOf(word));
			continue;
		}
		if (stats !== undefined && !stats.isDirectory())
			throw new FileError(`Cannot export "${word}": it is neither a file nor a folder.`, 'Name files or folders.');
		if (stats === undefined && !isDynamicPattern(word))
			throw new FileError(`Cannot read "${word}": there is no such file.`, adviceForMissing(word));
		const isFolder = stats !== undefined;
		const folder = realPath(isFolder ? word : beforePattern(word));
		const byExtension = !isFolder && WITH_EXTENSION.test(word);
		const all = isFolder ? filesBelow(folder) : await matching(word, folder);
		const paths = await documentsAmong(all, folder, out, byExtension);
		if (paths.length === 0) {
			throw new FileError(
				`No documents ${isFolder ? `are in "${word}"` : `match "${word}"`}.`,
				"Check the path and the extensions; patterns stand in quotes: 'maps/**/*.tmx'",
			);
		}
		folders.add(folder);
		for (const path of paths) {
			files.add(path);
			matched.add(path);
			if (byExtension) asked.add(path);
		}
	}
	const found = new Set([...files].filter((path) => !asked.has(path)));
	return { files: [...files].sort(), named: [...files], folders: [...folders], matched, found };
}

/** The folder that a pattern begins with. */
export function beforePattern(pattern: string): string {
	const parts = pattern.split('/');
	const fixed = parts.findIndex((part) => isDynamicPattern(part));
	const folder = parts.slice(0, fixed).join('/');
	return folder === '' ? (pattern.startsWith('/') ? '/' : '.') : folder;
}

/** Folders in which nobody has documents of their own. */
const isPassedOver = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/** All files in a folder and those in it; names may hold what patterns cannot. */
function filesBelow(folder: string): string[] {
	const files: string[] = [];
	const open = [folder];
	for (const at of open) {
		for (const entry of entriesOf(at)) {
			const path = `${at.replace(/\/$/, '')}/${entry.name}`;
			if (isPassedOver(entry.name)) continue;
			if (entry.isDirectory()) open.push(path);
			else if (entry.isFile() || statSync(path, { throwIfNoEntry: false })?.isFile()) files.push(path);
		}
	}
	return files;
}

function entriesOf(folder: string): Dirent[] {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch (error) {
		const meaning = meaningOf(error);
		throw meaning === undefined ? error : new FileError(`Cannot read the folder "${folder}": ${meaning.what}.`, meaning.advice);
	}
}

/** @param folder - the one that the pattern begins with */
async function matching(pattern: string, folder: string): Promise<string[]> {
	if (!existsSync(folder)) return [];
	const begin = beforePattern(pattern);
	const rest = begin === '.' ? pattern : pattern.slice(begin.length).replace(/^\//, '');
	const names = await glob(rest, { cwd: folder, ignore: ['**/node_modules/**'], followSymbolicLinks: false, expandDirectories: false });
	return names.map((name) => slashed(resolve(folder, name)));
}

/**
 * @param folder - that all of them are in
 * @param byExtension - they were asked for by their extension, whatever it is
 */
async function documentsAmong(paths: readonly string[], folder: string, out: string, byExtension: boolean): Promise<string[]> {
	const named = paths.filter((path) => byExtension || IN_FOLDERS.test(path));
	// What was exported before is no source, unless the export goes to where the sources are.
	const own = isInside(folder, out) ? named : named.filter((path) => !isInside(path, out));
	const isTileset = await Promise.all(own.map(async (path) => !/\.tsx$/i.test(path) || (await isXmlOrJson(path))));
	return own.filter((_, i) => isTileset[i]);
}

/** The extension `.tsx` is that of TypeScript with JSX, too. */
async function isXmlOrJson(path: string): Promise<boolean> {
	const start = await readStart(path, 256);
	return (
		start === undefined ||
		start.length === 0 ||
		/^[\s\0\ufeff]*[<{]/.test(new TextDecoder(start[0] === 0xfe ? 'utf-16be' : start[0] === 0xff ? 'utf-16le' : 'utf-8').decode(start))
	);
}
