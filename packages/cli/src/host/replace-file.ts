import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { closeSync, fchmodSync, fchownSync, fsync, openSync, renameSync, rmSync, write } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';

const writeSome = promisify(write);
const flush = promisify(fsync);

/** What a file is to hold: bytes, or pieces of them that are made while those before are written. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** The pieces of what a file is to hold. */
export const piecesOf = (content: Content): Iterable<Uint8Array> | AsyncIterable<Uint8Array> =>
	content instanceof Uint8Array ? [content] : content;

/**
 * Writes a file whole or not at all: to a temporary file in the same folder, which then takes the place of the old one. Whatever
 * happens, the old file stays as it is until the new one is safe on the disk, and no temporary file is left.
 *
 * @param path - of the file itself, not of a link to it
 * @param content - the bytes, or pieces of them; where a piece fails to come, the old file stays
 * @param old - what is there now; its mode is kept, and its owner where that is allowed
 * @param lasting - whether the new file must be there after a power failure, or the old one will do: what is exported can be made again
 * @throws what the operating system says
 */
export async function replaceFile(path: string, content: Content, old: Stats | undefined, lasting = true): Promise<void> {
	const folder = dirname(path);
	const temporary = join(folder, `.tilewright-${process.pid}-${randomBytes(6).toString('hex')}.tmp`);
	// Listening comes first: a signal that nobody listens to ends the command at once, with the file just made.
	const forget = removeOnSignal(temporary);
	try {
		await fill(temporary, content, old);
		renameSync(temporary, path);
	} catch (error) {
		rmSync(temporary, { force: true });
		throw error;
	} finally {
		forget();
	}
	if (lasting) await flushFolder(folder);
}

async function fill(path: string, content: Content, old: Stats | undefined): Promise<void> {
	const descriptor = openSync(path, 'wx', old === undefined ? 0o666 : 0o600);
	try {
		if (old !== undefined) dress(descriptor, old);
		for await (const piece of piecesOf(content)) await writeAll(descriptor, piece);
		await flush(descriptor);
	} finally {
		closeSync(descriptor);
	}
}

async function writeAll(descriptor: number, bytes: Uint8Array): Promise<void> {
	for (let at = 0; at < bytes.length; ) at += (await writeSome(descriptor, bytes, at)).bytesWritten;
}

/** Gives the new file the owner and the mode of the old one, as far as that is possible: only root may give files away, and not every file system knows modes. */
function dress(descriptor: number, old: Stats): void {
	const isOurs = old.uid === process.getuid?.() && old.gid === process.getgid?.();
	// In this order: a new owner takes rights away.
	if (!isOurs) tolerantly(() => fchownSync(descriptor, old.uid, old.gid));
	tolerantly(() => fchmodSync(descriptor, old.mode & 0o7777));
}

function tolerantly(action: () => void): void {
	try {
		action();
	} catch {
		// The content matters more.
	}
}

/** The new name is safe only when the folder is written, too; some systems cannot do that, and need not. */
async function flushFolder(folder: string): Promise<void> {
	try {
		const descriptor = openSync(folder, 'r');
		try {
			await flush(descriptor);
		} finally {
			closeSync(descriptor);
		}
	} catch {
		// The file itself is complete.
	}
}

/** A file that grows beyond its limit is told by an error, too, once the signal does not kill. */
const ignore = (): void => {};

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Removes a file when the command is interrupted, and lets it end then as it would have. */
function removeOnSignal(path: string): () => void {
	const listener = (signal: NodeJS.Signals): void => {
		forget();
		rmSync(path, { force: true });
		process.kill(process.pid, signal);
	};
	const forget = (): void => {
		for (const signal of SIGNALS) process.removeListener(signal, listener);
		process.removeListener('SIGXFSZ', ignore);
	};
	for (const signal of SIGNALS) process.on(signal, listener);
	process.on('SIGXFSZ', ignore);
	return forget;
}
