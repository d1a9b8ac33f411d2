import {
	accessSync,
	closeSync,
	constants,
	fsyncSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';

/**
 * Beside the code, so that nobody can put code there who could not change the program itself. If the folder cannot be written, as in
 * most global installations, the program starts without it.
 */
const FOLDER = join(import.meta.dirname, '../.cache');

/** How many files are kept: more than the kinds of command lines in most projects. Each has less than a megabyte. */
const MOST_KEPT = 12;

/** V8 refuses what another version of it has made, so each has its own files. */
const fileFor = (place: string): string => join(FOLDER, `${place}-${process.version}-${process.arch}`);

/**
 * Returns the code that V8 compiled in an earlier run; `undefined` if none is kept, or the file is not as it was written. V8 itself only refuses
 * what another version or other options of it have made, and would run what is damaged.
 */
export function keptCode(place: string): Uint8Array | undefined {
	try {
		const content = readFileSync(fileFor(place));
		const code = content.subarray(0, -TRAILER);
		return content.toString('latin1', code.length) === trailerOf(code) ? code : undefined;
	} catch {
		return undefined;
	}
}

/** The length of {@link trailerOf}. */
const TRAILER = 20;

/** A prime, so that the bytes come from all places, and just below the size of a block on a disk, so that a block of zeros is noticed. */
const STEP = 509;

/** Returns the bytes that follow the code in the file: its length and a sum. A sum of all bytes would take as long as compiling some. */
function trailerOf(code: Uint8Array): string {
	let sum = 0x811c9dc5;
	for (let at = 0; at < code.length; at += STEP) sum = Math.imul(sum ^ (code[at] ?? 0), 0x01000193);
	return `${code.length.toString(36).padStart(TRAILER / 2, '.')}${(sum >>> 0).toString(36).padStart(TRAILER / 2, '.')}`;
}

/** Keeps what V8 has compiled, as a whole or not at all. Several processes may do so at once. If it is impossible, nothing happens. */
export function keepCode(place: string, made: () => Uint8Array): void {
	const path = fileFor(place);
	const temporary = `${path}-${process.pid}.tmp`;
	try {
		accessSync(dirname(FOLDER), constants.W_OK);
		mkdirSync(FOLDER, { recursive: true });
		const descriptor = openSync(temporary, 'wx', 0o644);
		try {
			const code = made();
			writeFileSync(descriptor, code);
			writeFileSync(descriptor, trailerOf(code), 'latin1');
			// The name must not be there before the content, even after a power failure.
			fsyncSync(descriptor);
		} finally {
			closeSync(descriptor);
		}
		renameSync(temporary, path);
		removeOld();
	} catch {
		try {
			rmSync(temporary, { force: true });
		} catch {
			// The folder cannot be written.
		}
	}
}

/** Removes all but the newest files, also what processes have left that were killed. */
function removeOld(): void {
	const files = readdirSync(FOLDER).map((name) => join(FOLDER, name));
	const times = new Map(files.map((file) => [file, statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0]));
	const age = (file: string): number => times.get(file) ?? 0;
	for (const file of files.sort((a, b) => age(b) - age(a)).slice(MOST_KEPT)) rmSync(file, { force: true });
}
