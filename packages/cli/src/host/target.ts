import type { Stats } from 'node:fs';
import { existsSync, realpathSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { FileError } from './exit.ts';
import { printBytes } from './output.ts';
import { endOfLinks, folderOf, shellQuoted, workingFolder } from './paths.ts';
import type { Content } from './replace-file.ts';
import { piecesOf, replaceFile } from './replace-file.ts';
import type { Meaning } from './system-error.ts';
import { meaningOf } from './system-error.ts';

/** Where a result is written. */
export interface Target {
	/** The folder that the paths in the result are relative to: absolute, with `/`. */
	readonly folder: string;
	/** Whether it is a file, so that paths in the result are relative to its folder. */
	readonly isFile: boolean;
	/**
	 * Writes the result. A file is written as a whole or not at all.
	 *
	 * @param expected - the content that is replaced: if the file has other content by now, it is kept
	 * @throws FileError
	 */
	write(content: Content, expected?: Uint8Array): Promise<void>;
}

/** The names of standard output. */
const STDOUT = new Set(['-', '/dev/stdout', '/dev/fd/1', '/proc/self/fd/1']);

/** Whether a path means standard output. */
export const isStdout = (path: string): boolean => STDOUT.has(path);

/**
 * Finds the target for a path. Nothing is opened or written yet.
 *
 * @param path - of a file, a pipe or a device, or `-` for standard output
 * @param extension - the usual extension of such results, for advice
 * @throws FileError if it is already clear that the path cannot be written
 */
export function findTarget(path: string, extension = '.tmj'): Target {
	if (STDOUT.has(path)) return { folder: workingFolder(), isFile: false, write: printAll };
	return withFileErrors(path, () => {
		const found = statSync(path, { throwIfNoEntry: false });
		if (found?.isDirectory() || /[/\\]$/.test(path))
			throw new FileError(`Cannot write "${path}": it is a folder.`, `Name a file in it: ${path.replace(/[/\\]+$/, '')}/NAME${extension}`);
		// A pipe or device is not replaced, and its folder means nothing.
		if (found !== undefined && !found.isFile())
			return { folder: workingFolder(), isFile: false, write: (content) => writeInto(path, content) };
		const file = found === undefined ? newFile(path) : realpathSync(path);
		return { folder: folderOf(path), isFile: true, write: (content, expected) => replace(path, file, found, content, expected) };
	});
}

async function printAll(content: Content): Promise<void> {
	for await (const piece of piecesOf(content)) await printBytes(piece);
}

async function replace(path: string, file: string, found: Stats | undefined, content: Content, expected?: Uint8Array): Promise<void> {
	try {
		await replaceFile(file, content, found, { expected });
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

/** The path of a file that does not exist yet. Its folder has to exist. */
function newFile(path: string): string {
	const file = endOfLinks(path);
	realpathSync(dirname(file));
	return file;
}

function withFileErrors<T>(path: string, action: () => T): T {
	try {
		return action();
	} catch (error) {
		throw asFileError(path, error);
	}
}

/** An error of the operating system as a `FileError`; any other error unchanged. */
export function asFileError(path: string, error: unknown): unknown {
	const meaning = meaningOf(error);
	return meaning === undefined ? error : new FileError(`Cannot write "${path}": ${reasonFor(path, meaning)}.`, adviceFor(path, meaning));
}

function reasonFor(path: string, { code, what }: Meaning): string {
	if (code !== 'ENOENT') return what;
	// Some folders, such as /proc, answer this way when they accept no new files.
	return existsSync(dirname(path)) ? 'no file can be created there' : `there is no folder "${dirname(path)}"`;
}

function adviceFor(path: string, { code, advice }: Meaning): string {
	if (code === 'ENOENT' && existsSync(dirname(path))) return 'Choose another folder.';
	if (code === 'ENOENT') return `Create it first: mkdir -p ${shellQuoted(dirname(path))}`;
	if (code === 'EACCES' || code === 'EPERM') {
		return `The new file is first written next to the old one, so the folder "${dirname(path)}" must be writable too. ${advice}`;
	}
	return advice;
}
