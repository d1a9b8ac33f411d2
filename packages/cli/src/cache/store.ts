import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FileError } from '../host/exit.ts';
import { replaceFile } from '../host/replace-file.ts';
import { meaningOf } from '../host/system-error.ts';

/** Where a cache is, and what decides about its content besides files. */
export interface Store {
	/** The folder of the cache. */
	readonly folder: string;
	/** Everything besides files that has an effect on the results: other options have another file. */
	readonly options: string;
}

/** Each set of options has a file. With more, the oldest ones are removed. */
const MOST_FILES = 16;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Returns the content stored for these options; `undefined` if there is none, or the file is not as it was written. So the type is that of what was
 * written: the version of the command is part of the options.
 *
 * @param name - of the kind of results, the start of the file's name
 */
export function readStore<T>(store: Store, name: string): T | undefined {
	try {
		const content = readFileSync(fileIn(store, name), 'utf8');
		const end = content.indexOf('\n');
		const text = content.slice(end + 1);
		if (content.slice(0, end) !== hashOf(text)) return undefined;
		const stored: T = JSON.parse(text);
		return stored;
	} catch {
		return undefined;
	}
}

/**
 * Stores results, and removes what is left of older options.
 *
 * @throws FileError if the folder cannot be written
 */
export async function writeStore<T>(store: Store, name: string, value: T): Promise<void> {
	const path = fileIn(store, name);
	const text = JSON.stringify(value);
	try {
		mkdirSync(store.folder, { recursive: true });
		const old = statSync(path, { throwIfNoEntry: false });
		await replaceFile(path, new TextEncoder().encode(`${hashOf(text)}\n${text}`), old, { durable: false });
		removeOld(store.folder);
	} catch (error) {
		const meaning = meaningOf(error);
		if (meaning === undefined) throw error;
		throw new FileError(`Cannot write the cache in "${store.folder}": ${meaning.what}.`, meaning.advice);
	}
}

const fileIn = ({ folder, options }: Store, name: string): string => join(folder, `${name}-${hashOf(options).slice(0, 16)}.json`);

/** The files of this module; others in the folder are not touched. */
const OURS = /^(?:export|validate)-[0-9a-f]{16}\.json$/;

function removeOld(folder: string): void {
	const files = readdirSync(folder).filter((file) => OURS.test(file));
	if (files.length <= MOST_FILES) return;
	const times = new Map(files.map((file) => [file, statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs ?? 0]));
	files.sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0));
	for (const file of files.slice(MOST_FILES)) rmSync(join(folder, file), { force: true });
}
