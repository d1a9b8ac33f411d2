import type { Dirent, Stats } from 'node:fs';
import { readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { isInside } from '../gate/root-folder.ts';
import { FileError, UsageError } from '../host/exit.ts';
import { folderOf, realPath } from '../host/paths.ts';
import { missingFile } from '../host/read-input.ts';
import { readStart } from '../host/small-files.ts';
import { meaningOf } from '../host/system-error.ts';

/** The documents to export. Paths are absolute, with `/`. */
export interface Sources {
	/** Sorted by path. */
	readonly files: readonly string[];
	/** The same in the order of the command line. */
	readonly named: readonly string[];
	/** The folders that were named, or that contain the files. */
	readonly folders: readonly string[];
	/** The files from patterns and folders. Those that turn out not to be documents are ignored. */
	readonly matched: ReadonlySet<string>;
	/** The files that were not requested by name or extension: embedded tilesets and detached templates need not be written. */
	readonly found: ReadonlySet<string>;
}

/** The extensions of documents in folders. Scripts (`.js`) are rarely documents. */
const DOCUMENTS = /\.(?:tmx|tmj|tsx|tsj|tx|tj|json|world)$/i;

/** A pattern that ends with extensions. */
const WITH_EXTENSION = /\.(?:\w+|\{[\w,]+\})$/;

/**
 * Finds the documents to export: the named files, all documents in the named folders, and the files that match patterns. Hidden
 * folders, `node_modules`, the folder of the export and symbolic links to folders are skipped.
 *
 * @param out - the folder of the export, without symbolic links; `undefined` if the sources are rewritten
 * @throws FileError if a word of the command line finds nothing
 */
export async function findSources(words: readonly string[], out: string | undefined): Promise<Sources> {
	const files = new Set<string>();
	const folders = new Set<string>();
	const matched = new Set<string>();
	const requested = new Set<string>();
	for (const word of words) {
		if (word === '-') throw new UsageError('Standard input cannot be exported with --out: it has no name.', 'Name the files or folders.');
		const stats = statsOf(word);
		if (stats?.isFile()) {
			const path = `${folderOf(word).replace(/\/$/, '')}/${basename(word)}`;
			files.add(path);
			requested.add(path);
			folders.add(folderOf(word));
			continue;
		}
		if (stats !== undefined && !stats.isDirectory())
			throw new FileError(`Cannot use "${word}": it is neither a file nor a folder.`, 'Name files or folders.');
		const isFolder = stats !== undefined;
		const { folder, files: all } = isFolder ? inFolder(realPath(word)) : await inPattern(word);
		const byExtension = !isFolder && WITH_EXTENSION.test(word);
		const paths = await documentsAmong(all, folder, out, byExtension);
		if (paths.length === 0) {
			throw new FileError(
				`No documents ${isFolder ? `are in "${word}"` : `match "${word}"`}.`,
				"Check the path and the extensions, and put patterns in quotes: 'maps/**/*.tmx'",
			);
		}
		folders.add(folder);
		for (const path of paths) {
			files.add(path);
			matched.add(path);
			if (byExtension) requested.add(path);
		}
	}
	const found = new Set([...files].filter((path) => !requested.has(path)));
	return { files: [...files].sort(), named: [...files], folders: [...folders], matched, found };
}

/**
 * Asks the system about a path; `undefined` if there is no such file. `throwIfNoEntry: false` does not do: newer versions of Node
 * then return `undefined` also for a path through a file, which is another mistake.
 */
function statsOf(path: string): Stats | undefined {
	try {
		return statSync(path);
	} catch (error) {
		const meaning = meaningOf(error);
		if (meaning === undefined) throw error;
		if (meaning.code === 'ENOENT') return undefined;
		throw new FileError(`Cannot read "${path}": ${meaning.what}.`, meaning.advice);
	}
}

/** Files, and the folder that contains all of them. */
interface FilesIn {
	readonly folder: string;
	readonly files: readonly string[];
}

const inFolder = (folder: string): FilesIn => ({ folder, files: filesBelow(folder) });

/** @throws FileError if a word that is no file is no pattern either */
async function inPattern(word: string): Promise<FilesIn> {
	const { beforePattern, isPattern, matching } = await import('./patterns.ts');
	if (!isPattern(word)) throw missingFile(word);
	const folder = realPath(beforePattern(word));
	return { folder, files: await matching(word, folder) };
}

/** Folders without documents of the project. */
const isSkipped = (name: string): boolean => name.startsWith('.') || name === 'node_modules';

/** All files in a folder and its subfolders. Does not use a pattern, because names may contain special characters of patterns. */
function filesBelow(folder: string): string[] {
	const files: string[] = [];
	const folders = [folder];
	for (const at of folders) {
		for (const entry of entriesOf(at)) {
			const path = `${at.replace(/\/$/, '')}/${entry.name}`;
			if (isSkipped(entry.name)) continue;
			if (entry.isDirectory()) folders.push(path);
			else if (entry.isFile() || leadsToFile(path)) files.push(path);
		}
	}
	return files;
}

/** Whether a link leads to a file. One that leads nowhere or in a circle does not. */
function leadsToFile(path: string): boolean {
	try {
		return statSync(path).isFile();
	} catch (error) {
		if (meaningOf(error) === undefined) throw error;
		return false;
	}
}

function entriesOf(folder: string): Dirent[] {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch (error) {
		const meaning = meaningOf(error);
		throw meaning === undefined ? error : new FileError(`Cannot read the folder "${folder}": ${meaning.what}.`, meaning.advice);
	}
}

/**
 * The documents among some files, by extension.
 *
 * @param folder - the folder that contains all of them
 * @param byExtension - whether the pattern names the extension, so that any extension is accepted
 */
async function documentsAmong(paths: readonly string[], folder: string, out: string | undefined, byExtension: boolean): Promise<string[]> {
	const named = paths.filter((path) => byExtension || DOCUMENTS.test(path));
	// Earlier exports are not sources, unless the export goes into the folder of the sources.
	const own = out === undefined || isInside(folder, out) ? named : named.filter((path) => !isInside(path, out));
	const isTileset = await Promise.all(own.map(async (path) => !/\.tsx$/i.test(path) || (await isXmlOrJson(path))));
	return own.filter((_, i) => isTileset[i]);
}

/** The extension `.tsx` is also that of TypeScript with JSX. */
async function isXmlOrJson(path: string): Promise<boolean> {
	const start = await readStart(path, 256);
	return (
		start === undefined ||
		start.length === 0 ||
		/^[\s\0\ufeff]*[<{]/.test(new TextDecoder(start[0] === 0xfe ? 'utf-16be' : start[0] === 0xff ? 'utf-16le' : 'utf-8').decode(start))
	);
}
