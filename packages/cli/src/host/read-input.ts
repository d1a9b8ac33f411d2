import type { Stats } from 'node:fs';
import { createReadStream, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import process from 'node:process';
import { FileError, UsageError } from './exit.ts';
import { nearest } from './nearest.ts';
import { endOfLinks, folderOf, shownPath, slashed, workingFolder } from './paths.ts';
import { meaningOf } from './system-error.ts';

/** A document's file. */
export interface Input {
	/** As named on the command line; `stdin` for standard input. */
	readonly name: string;
	readonly bytes: Uint8Array;
	/** The folder that paths in the document are relative to: absolute, with `/`. */
	readonly folder: string;
	/** The path of the document in that folder; for standard input, that of no file. */
	readonly path: string;
	/** Whether it is a file, so that paths in it are relative to its folder. */
	readonly isFile: boolean;
}

/** The names of standard input. */
const STDIN = new Set(['-', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']);

/** Whether a path means standard input. */
export const isStdin = (path: string): boolean => STDIN.has(path);

/** No document is larger. An endless input (`/dev/zero`) must not fill the memory. */
const MOST_BYTES = 2 ** 30;

/**
 * Reads a document.
 *
 * @param path - of a file, or `-` for standard input
 * @param base - folder that paths in the document are relative to. Default: that of the file, or the working folder
 * @throws UsageError if there is no folder `base`
 * @throws FileError
 */
export async function readInput(path: string, base?: string): Promise<Input> {
	const from = base === undefined ? undefined : baseFolder(base);
	const inputIn = (folder: string, name: string, bytes: Uint8Array, isFile: boolean): Input => {
		const at = from ?? folder;
		return { name, bytes, folder: at, path: `${at.replace(/\/$/, '')}/${basename(name)}`, isFile };
	};
	if (isStdin(path)) return inputIn(workingFolder(), 'stdin', await readStream(process.stdin, 'standard input'), false);
	try {
		const stats = statSync(path);
		if (stats.isFile()) return inputIn(folderOf(path), path, readWhole(path, stats), true);
		if (stats.isDirectory()) throw new FileError(`Cannot read "${path}": it is a folder.`, 'Name the files in it.');
		return inputIn(workingFolder(), path, await readStream(createReadStream(path), `"${path}"`), false);
	} catch (error) {
		const meaning = meaningOf(error);
		if (meaning === undefined) throw error;
		throw meaning.code === 'ENOENT' ? missingFile(path) : new FileError(`Cannot read "${path}": ${meaning.what}.`, meaning.advice);
	}
}

function baseFolder(path: string): string {
	if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return slashed(realpathSync(path));
	throw new UsageError(`--base: there is no folder "${path}".`, 'Name the folder that the paths in the document start from.');
}

/** The command has nothing else to do meanwhile, and node:fs/promises takes longer to load than most files take to read. */
function readWhole(path: string, { size }: Stats): Uint8Array {
	if (size > MOST_BYTES) throw tooLarge(`"${path}"`);
	return readFileSync(path);
}

async function readStream(stream: AsyncIterable<unknown>, name: string): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	try {
		for await (const chunk of stream) {
			if (!(chunk instanceof Uint8Array)) continue;
			chunks.push(chunk);
			size += chunk.length;
			if (size > MOST_BYTES) throw tooLarge(name);
		}
	} catch (error) {
		const meaning = meaningOf(error);
		throw meaning === undefined ? error : new FileError(`Cannot read ${name}: ${meaning.what}.`, meaning.advice);
	}
	return Buffer.concat(chunks, size);
}

const tooLarge = (name: string): FileError =>
	new FileError(`Cannot read ${name}: it is larger than 1 GiB.`, 'Check that it is the right file: maps are not this large.');

/**
 * Says that there is no such file. It may be missing because of a typing error, or because the command runs in an unexpected folder; or
 * it is a link to one that is missing.
 *
 * @param cannot - what cannot be done with it
 */
export function missingFile(path: string, cannot = 'read', what = 'file'): FileError {
	const end = endOfLinks(path);
	if (end === resolve(path)) return new FileError(`Cannot ${cannot} "${path}": there is no such ${what}.`, adviceForMissing(path));
	const why = `it is a link to "${shownPath(end)}", which does not exist`;
	return new FileError(`Cannot ${cannot} "${path}": ${why}.`, 'Fix the link, or name another file.');
}

function adviceForMissing(path: string): string {
	if (/[*?]/.test(path)) return 'A pattern stands for any number of files, but one file is needed here.';
	const folder = dirname(path);
	try {
		const known = nearest(basename(path), readdirSync(folder));
		if (known !== undefined) return `Did you mean "${path.slice(0, path.length - basename(path).length)}${known}"?`;
		return `Check the path. The folder is ${realpathSync(folder)}.`;
	} catch {
		return `Check the path. There is no folder "${folder}" either; the working folder is ${process.cwd()}.`;
	}
}
