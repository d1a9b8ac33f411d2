import type { Stats } from 'node:fs';
import { existsSync, readlinkSync, realpathSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { FileError } from './exit.ts';
import { print } from './output.ts';
import { folderOf, workingFolder } from './paths.ts';
import type { Content } from './replace-file.ts';
import { piecesOf, replaceFile } from './replace-file.ts';
import type { Meaning } from './system-error.ts';
import { meaningOf } from './system-error.ts';

/** Where a result goes. */
export interface Target {
	/** The folder that the paths in the result are relative to: absolute, with `/`. */
	readonly folder: string;
	/** Whether it is a file, whose folder says where the paths in it lead. */
	readonly isFile: boolean;
	/**
	 * Writes the result: to a file whole or not at all.
	 *
	 * @throws FileError
	 */
	write(content: Content): Promise<void>;
}

/** Standard output, by its names. */
const STDOUT = new Set(['-', '/dev/stdout', '/dev/fd/1', '/proc/self/fd/1']);

/** Whether a path means standard output. */
export const isStdout = (path: string): boolean => STDOUT.has(path);

/**
 * Finds out where a result goes; nothing is opened or written yet.
 *
 * @param path - of a file, a pipe or a device, or `-` for standard output
 * @param extension - that such results have, for advice
 * @throws FileError when it can be told already that nothing can be written there
 */
export function findTarget(path: string, extension = '.tmj'): Target {
	if (STDOUT.has(path)) return { folder: workingFolder(), isFile: false, write: printAll };
	return inWords(path, () => {
		const found = statSync(path, { throwIfNoEntry: false });
		if (found?.isDirectory() || /[/\\]$/.test(path))
			throw new FileError(`Cannot write "${path}": it is a folder.`, `Name a file in it: ${path.replace(/[/\\]+$/, '')}/NAME${extension}`);
		// A pipe or a device has nothing to replace, and no folder of its own.
		if (found !== undefined && !found.isFile())
			return { folder: workingFolder(), isFile: false, write: (content) => writeInto(path, content) };
		const file = found === undefined ? dangling(path) : realpathSync(path);
		return { folder: folderOf(path), isFile: true, write: (content) => replace(path, file, found, content) };
	});
}

async function printAll(content: Content): Promise<void> {
	for await (const piece of piecesOf(content)) await print(piece);
}

async function replace(path: string, file: string, found: Stats | undefined, content: Content): Promise<void> {
	try {
		await replaceFile(file, content, found);
	} catch (error) {
		throw asFileError(path, error);
	}
}

async function writeInto(path: string, content: Content): Promise<void> {
	try {
		const handle = await open(path, 'w');
		try {
			for await (const piece of piecesOf(content)) await handle.writeFile(piece);
		} finally {
			await handle.close();
		}
	} catch (error) {
		if (meaningOf(error)?.code !== 'EPIPE') throw asFileError(path, error);
	}
}

/** Where a file is to be that is not there yet: at the end of the symbolic links, if the path is one. */
function dangling(path: string): string {
	let file = resolve(path);
	// The system itself follows 40 at most, and has followed these already to find nothing at their end.
	for (let i = 0; i < 40; i++) {
		const folder = realpathSync(dirname(file));
		try {
			file = resolve(folder, readlinkSync(file));
		} catch {
			return file;
		}
	}
	return file;
}

function inWords<T>(path: string, action: () => T): T {
	try {
		return action();
	} catch (error) {
		throw asFileError(path, error);
	}
}

export function asFileError(path: string, error: unknown): unknown {
	const meaning = meaningOf(error);
	return meaning === undefined ? error : new FileError(`Cannot write "${path}": ${whatOf(path, meaning)}.`, adviceOf(path, meaning));
}

function whatOf(path: string, { code, what }: Meaning): string {
	if (code !== 'ENOENT') return what;
	// Some folders take no new files, and say it so (/proc).
	return existsSync(dirname(path)) ? 'no file can be made there' : `there is no folder "${dirname(path)}"`;
}

function adviceOf(path: string, { code, advice }: Meaning): string {
	if (code === 'ENOENT' && existsSync(dirname(path))) return 'Choose another folder.';
	if (code === 'ENOENT') return `Make it first: mkdir -p ${shown(dirname(path))}`;
	if (code === 'EACCES' || code === 'EPERM') {
		return `The new file is first written beside the old one, so the folder "${dirname(path)}" must be writable, too. ${advice}`;
	}
	return advice;
}

/** A path as one can type it in a shell. */
const shown = (path: string): string => (/^[\w./@%+=:,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);
