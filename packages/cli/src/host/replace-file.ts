import type { Stats } from 'node:fs';
import {
	closeSync,
	existsSync,
	fchmodSync,
	fchownSync,
	fsync,
	fsyncSync,
	openSync,
	readFileSync,
	renameSync,
	rmSync,
	write,
	writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { FileError } from './exit.ts';
import { removeLeftovers, temporaryName } from './temporary-files.ts';

/** The content of a file: bytes, or pieces that are made while earlier ones are written. */
export type Content = Uint8Array | AsyncIterable<Uint8Array>;

/** The content in pieces. */
export const piecesOf = (content: Content): Iterable<Uint8Array> | AsyncIterable<Uint8Array> =>
	content instanceof Uint8Array ? [content] : content;

/** How a file is replaced. */
interface ReplaceOptions {
	/** Whether the new file must survive a power failure; exported files need not, as they can be made again. Default: true. */
	readonly durable?: boolean;
	/** The content of the old file, or `nothing` for a new one. If it has another by now, someone else changed it, and it is kept. */
	readonly expected?: Uint8Array | 'nothing' | undefined;
}

/**
 * Writes a file as a whole or not at all: to a temporary file in the same folder, which then replaces the old one. The old file
 * stays unchanged until the new one is safe on the disk, and no temporary file is left in any case.
 *
 * @param path - of the file itself, not of a link to it
 * @param content - the bytes, or pieces of them; if making a piece fails, the old file stays
 * @param old - the existing file; the new one gets its mode and, if permitted, its owner
 * @throws FileError if the old file has not the expected content
 * @throws the errors of the operating system
 */
export async function replaceFile(
	path: string,
	content: Content,
	old: Stats | undefined,
	{ durable = true, expected }: ReplaceOptions = {},
): Promise<void> {
	const folder = dirname(path);
	removeLeftovers(folder);
	const ready = await spooled(content);
	const temporary = join(folder, temporaryName());
	// Listen first: without a listener, a signal would end the command and leave the new temporary file.
	const stopListening = removeOnSignal(temporary);
	try {
		await fill(temporary, ready, old, durable);
		if (expected !== undefined && (expected === 'nothing' ? existsSync(path) : !readFileSync(path).equals(expected)))
			throw new FileError(
				`Cannot rewrite "${path}": another program has changed it in the meantime.`,
				'Its changes are kept. Run the command again.',
			);
		renameSync(temporary, path);
	} catch (error) {
		rmSync(temporary, { force: true });
		throw error;
	} finally {
		stopListening();
	}
	if (durable) flushFolder(folder);
}

/** Pieces are collected up to this size before the temporary file is made, in bytes. */
const MOST_SPOOLED = 2 ** 26;

/**
 * Collects the first pieces. Making a piece may occupy the process for long, and until there is a temporary file, a signal needs no
 * listener: it ends the process at once.
 */
async function spooled(content: Content): Promise<Content> {
	if (content instanceof Uint8Array) return content;
	const pieces = content[Symbol.asyncIterator]();
	const first: Uint8Array[] = [];
	let size = 0;
	for (;;) {
		const next = await pieces.next();
		if (next.done === true) return Buffer.concat(first);
		first.push(next.value);
		size += next.value.length;
		if (size > MOST_SPOOLED) return joined(first, pieces);
	}
}

async function* joined(first: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
	yield* first;
	yield* { [Symbol.asyncIterator]: () => rest };
}

/** Up to this size, content is written at once, in bytes: other threads would take longer to start. */
const MOST_AT_ONCE = 2 ** 20;

async function fill(path: string, content: Content, old: Stats | undefined, durable: boolean): Promise<void> {
	const descriptor = openSync(path, 'wx', old === undefined ? 0o666 : 0o600);
	try {
		if (old !== undefined) copyOwnerAndMode(descriptor, old);
		if (durable && content instanceof Uint8Array && content.length <= MOST_AT_ONCE) {
			for (let at = 0; at < content.length; ) at += writeSync(descriptor, content, at);
			fsyncSync(descriptor);
			// Signals that came meanwhile reach their listener now, before the file replaces the old one.
			await new Promise((resolve) => setImmediate(resolve));
			return;
		}
		for await (const piece of piecesOf(content)) await writeAll(descriptor, piece);
		await promisify(fsync)(descriptor);
	} finally {
		closeSync(descriptor);
	}
}

async function writeAll(descriptor: number, bytes: Uint8Array): Promise<void> {
	const writeSome = promisify(write);
	for (let at = 0; at < bytes.length; ) at += (await writeSome(descriptor, bytes, at)).bytesWritten;
}

/** Gives the new file the owner and mode of the old one, where possible: only root may change owners, and some file systems have no modes. */
function copyOwnerAndMode(descriptor: number, old: Stats): void {
	const isOurs = old.uid === process.getuid?.() && old.gid === process.getgid?.();
	// In this order: changing the owner clears some mode bits.
	if (!isOurs) ignoringErrors(() => fchownSync(descriptor, old.uid, old.gid));
	ignoringErrors(() => fchmodSync(descriptor, old.mode & 0o7777));
}

function ignoringErrors(action: () => void): void {
	try {
		action();
	} catch {
		// The content is more important.
	}
}

/** The new name is safe only after the folder is flushed too. Some systems cannot do that and do not need it. */
function flushFolder(folder: string): void {
	try {
		const descriptor = openSync(folder, 'r');
		try {
			fsyncSync(descriptor);
		} finally {
			closeSync(descriptor);
		}
	} catch {
		// The file itself is complete.
	}
}

/** `SIGXFSZ` is not among them: Node ignores it, so that a file above the limit of sizes is an error. A removed listener would end that. */
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

let areSignalsHandled = false;

/** Says whether someone else removes the temporary files when the command is interrupted, as it must where several threads write. */
export function setSignalsHandled(isHandled: boolean): void {
	areSignalsHandled = isHandled;
}

/** Removes a file when the command is interrupted, then lets the signal end the command. */
function removeOnSignal(path: string): () => void {
	if (areSignalsHandled) return () => {};
	const listener = (signal: NodeJS.Signals): void => {
		stopListening();
		rmSync(path, { force: true });
		process.kill(process.pid, signal);
	};
	const stopListening = (): void => {
		for (const signal of SIGNALS) process.removeListener(signal, listener);
	};
	for (const signal of SIGNALS) process.on(signal, listener);
	return stopListening;
}
