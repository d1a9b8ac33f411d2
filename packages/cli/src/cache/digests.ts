import { createHash, hash } from 'node:crypto';
import { closeSync, constants, fstatSync, lstatSync, openSync, readSync } from 'node:fs';

/** A value up to this length is its own digest: hashing thousands of short ones takes longer than all else. */
const SHORT = 200;

/** A digest of a value. */
export function digestOf(value: unknown): string {
	const text = JSON.stringify(value) ?? '';
	return text.length <= SHORT ? text : hash('sha1', text, 'base64');
}

/** A digest of the content of a file. */
export const digestOfBytes = (bytes: Uint8Array): string => hash('sha1', bytes, 'base64');

/** The size of the pieces in which files are read, in bytes. Most files are smaller. */
const PIECE = 2 ** 20;

/** All files are read into the same memory: new memory for each would take longer than hashing. */
let piece: Uint8Array | undefined;

/**
 * The digest of the content of a regular file; `undefined` for all else, and for links. Nothing else is opened: opening a device can have
 * effects.
 *
 * @param most - the largest size, in bytes
 */
export function digestOfRegular(path: string, most: number): string | undefined {
	try {
		if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return undefined;
		// Something else may have replaced the file since: these flags neither wait for a pipe nor follow a link.
		const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
		try {
			const stats = fstatSync(file);
			return stats.isFile() && stats.size <= most ? digestOfOpen(file, stats.size) : undefined;
		} finally {
			closeSync(file);
		}
	} catch {
		return undefined;
	}
}

function digestOfOpen(file: number, size: number): string {
	piece ??= new Uint8Array(PIECE);
	const sum = size > PIECE ? createHash('sha1') : undefined;
	let length = 0;
	let at = 0;
	while (length < size) {
		const count = readSync(file, piece, at, Math.min(size - length, PIECE - at), null);
		length += count;
		at += count;
		if (count === 0) break;
		if (sum === undefined || at < PIECE) continue;
		sum.update(piece);
		at = 0;
	}
	const rest = piece.subarray(0, at);
	return sum === undefined ? digestOfBytes(rest) : sum.update(rest).digest('base64');
}
