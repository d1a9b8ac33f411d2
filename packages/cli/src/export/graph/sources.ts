import { existsSync, statSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { FileError, UsageError } from '../../host/exit.ts';
import { folderOf, realPath, slashed } from '../../host/paths.ts';
import { adviceForMissing } from '../../host/read-input.ts';
import { readStart } from '../../host/small-files.ts';
import { isInside } from '../root.ts';

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
const IN_FOLDERS = /\.(?:tmx|tmj|tsx|tsj|tx|tj|json)$/i;

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
	const found = new Set<string>();
	for (const word of words) {
		if (word === '-') throw new UsageError('Standard input cannot be exported with --out: it has no name.', 'Name the files or folders.');
		const stats = statSync(word, { throwIfNoEntry: false });
		if (stats?.isFile()) {
			files.add(`${folderOf(word).replace(/\/$/, '')}/${basename(word)}`);
			folders.add(folderOf(word));
			continue;
		}
		if (stats !== undefined && !stats.isDirectory())
			throw new FileError(`Cannot export "${word}": it is neither a file nor a folder.`, 'Name files or folders.');
		if (stats === undefined && !isDynamicPattern(word))
			throw new FileError(`Cannot read "${word}": there is no such file.`, adviceForMissing(word));
		const folder = realPath(stats === undefined ? beforePattern(word) : word);
		const pattern = stats === undefined ? word.slice(beforePattern(word).length).replace(/^\//, '') : '**';
		const asked = stats === undefined && WITH_EXTENSION.test(word);
		const paths = await matching(pattern, folder, out, asked);
		if (paths.length === 0)
			throw new FileError(
				`No documents ${stats === undefined ? `match "${word}"` : `are in "${word}"`}.`,
				"Check the path and the extensions; patterns stand in quotes: 'maps/**/*.tmx'",
			);
		folders.add(folder);
		for (const path of paths) {
			files.add(path);
			matched.add(path);
			if (!asked) found.add(path);
		}
	}
	return { files: [...files].sort(), named: [...files], folders: [...folders], matched, found };
}

/** The folder that a pattern begins with. */
function beforePattern(pattern: string): string {
	const parts = pattern.split('/');
	const fixed = parts.findIndex((part) => isDynamicPattern(part));
	const folder = parts.slice(0, fixed).join('/');
	return folder === '' ? (pattern.startsWith('/') ? '/' : '.') : folder;
}

async function matching(pattern: string, folder: string, out: string, asked: boolean): Promise<string[]> {
	if (!existsSync(folder)) return [];
	const names = await glob(pattern, { cwd: folder, ignore: ['**/node_modules/**'], followSymbolicLinks: false, expandDirectories: false });
	const paths = names.map((name) => slashed(resolve(folder, name))).filter((path) => asked || IN_FOLDERS.test(path));
	// What was exported before is no source, unless the export goes to where the sources are.
	const own = isInside(folder, out) ? paths : paths.filter((path) => !isInside(path, out));
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
