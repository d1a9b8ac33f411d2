import { createCipheriv, hash, randomBytes } from 'node:crypto';
import { closeSync, constants, lstatSync, openSync, readSync } from 'node:fs';
import { identityFrom } from '../documents/overwrite.ts';

/** A value up to this length is its own digest: hashing thousands of short ones takes longer than all else. */
const SHORT = 200;

/** A digest of a value. */
export function digestOf(value: unknown): string {
	const text = JSON.stringify(value) ?? '';
	return text.length <= SHORT ? text : hash('sha1', text, 'base64');
}

/** The key on which digests of contents depend besides the contents: each cache has another one. */
export type DigestKey = string;

/** A key by chance. It is written in hexadecimal digits, whose codes are the 32 bytes that the cipher needs. */
export const newKey = (): DigestKey => randomBytes(16).toString('hex');

/** The key is used for nothing that must stay secret, so each content may have the same start. */
const START = new Uint8Array(12);

/** The size of the pieces in which contents are read and digested, in bytes. Most files are smaller. */
const PIECE = 2 ** 18;

/**
 * A digest that is made piece by piece: GMAC, the checksum of AES-GCM, of 128 bits. Processors have instructions for it, which take a
 * fifth of the time of those for SHA-1. Of two contents of a gigabyte each that somebody made without the key, it is the same with a
 * chance of 1 in 2^101.
 */
function startDigest(key: DigestKey): { readonly add: (bytes: Uint8Array) => void; readonly end: () => string } {
	const cipher = createCipheriv('aes-256-gcm', key, START);
	return {
		add: (bytes) => {
			cipher.setAAD(bytes);
		},
		end: () => {
			cipher.final();
			return cipher.getAuthTag().toString('base64');
		},
	};
}

/** A digest of the content of a file. */
export function digestOfBytes(bytes: Uint8Array, key: DigestKey): string {
	const digest = startDigest(key);
	for (let at = 0; at < bytes.length; at += PIECE) digest.add(bytes.subarray(at, at + PIECE));
	return digest.end();
}

/** A regular file. */
interface RegularFile {
	/** Of its content. */
	readonly digest: string;
	/** As {@link identityFrom} says. */
	readonly identity: string;
}

/** All files are read into the same memory: new memory for each would take longer than the digests. */
let piece: Uint8Array | undefined;

/**
 * The digest of a regular file; `undefined` for all else, and for links. Nothing else is opened: opening a device can have effects.
 *
 * @param most - the largest size, in bytes
 */
export function regularFile(path: string, most: number, key: DigestKey): RegularFile | undefined {
	try {
		const stats = lstatSync(path, { throwIfNoEntry: false, bigint: true });
		if (stats?.isFile() !== true || stats.size > most) return undefined;
		// Something else may have replaced the file since: these flags neither wait for a pipe nor follow a link.
		const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0) | (constants.O_NOFOLLOW ?? 0));
		try {
			return { digest: digestOfOpen(file, Number(stats.size), key), identity: identityFrom(stats) };
		} finally {
			closeSync(file);
		}
	} catch {
		return undefined;
	}
}

function digestOfOpen(file: number, size: number, key: DigestKey): string {
	piece ??= new Uint8Array(PIECE);
	const digest = startDigest(key);
	for (let left = size; left > 0; ) {
		const count = readSync(file, piece, 0, Math.min(left, PIECE), null);
		if (count === 0) break;
		digest.add(piece.subarray(0, count));
		left -= count;
	}
	return digest.end();
}
