import type { Stats } from 'node:fs';
import { createReadStream, readdirSync, realpathSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import process from 'node:process';
import { FileError } from './exit.ts';
import { nearest } from './nearest.ts';
import { folderOf, workingFolder } from './paths.ts';
import { meaningOf } from './system-error.ts';

/** A document's file. */
export interface Input {
	/** As named on the command line; `stdin` for standard input. */
	readonly name: string;
	readonly bytes: Uint8Array;
	/** The folder that paths in the document are relative to: absolute, with `/`. */
	readonly folder: string;
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
 * @throws FileError
 */
export async function readInput(path: string): Promise<Input> {
	if (isStdin(path))
		return { name: 'stdin', bytes: await readStream(process.stdin, 'standard input'), folder: workingFolder(), isFile: false };
	try {
		const stats = await stat(path);
		if (stats.isFile()) return { name: path, bytes: await readWhole(path, stats), folder: folderOf(path), isFile: true };
		if (stats.isDirectory()) throw new FileError(`Cannot read "${path}": it is a folder.`, 'Name the files in it.');
		return { name: path, bytes: await readStream(createReadStream(path), `"${path}"`), folder: workingFolder(), isFile: false };
	} catch (error) {
		const meaning = meaningOf(error);
		if (meaning === undefined) throw error;
		throw new FileError(`Cannot read "${path}": ${meaning.what}.`, meaning.code === 'ENOENT' ? adviceForMissing(path) : meaning.advice);
	}
}

async function readWhole(path: string, { size }: Stats): Promise<Uint8Array> {
	if (size > MOST_BYTES) throw tooLarge(`"${path}"`);
	return await readFile(path);
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

/** A file may be missing because of a typing error, or because the command runs in an unexpected folder. */
export function adviceForMissing(path: string): string {
	const folder = dirname(path);
	try {
		const known = nearest(basename(path), readdirSync(folder));
		if (known !== undefined) return `Did you mean "${path.slice(0, path.length - basename(path).length)}${known}"?`;
		return `Check the path. The folder is ${realpathSync(folder)}.`;
	} catch {
		return `Check the path. There is no folder "${folder}" either; the working folder is ${process.cwd()}.`;
	}
}
