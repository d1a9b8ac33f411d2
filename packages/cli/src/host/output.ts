import { writeSync } from 'node:fs';
import process from 'node:process';
import { colorsFor } from './colors.ts';
import type { Failure } from './exit.ts';
import { FileError } from './exit.ts';
import { meaningOf } from './system-error.ts';
import { clean, forTerminal, jsonForTerminal } from './terminal.ts';

/** The streams with a listener for errors; `undefined` if they have other listeners. */
let guarded: Set<NodeJS.WriteStream> | undefined;

/** Lets the command go on quietly when the reader of its output stops reading (`| head`). Call it once, before anything is printed. */
export function goOnWhenOutputCloses(): void {
	guarded = new Set();
}

/** The streams whose reader has stopped reading: what is printed to them is dropped. */
const closed = new Set<NodeJS.WriteStream>();

let noteClosed: () => void = () => {};

/** When the first reader of our output stops reading. A command that prints without end has to end then. */
export const outputClosed = new Promise<undefined>((resolve) => {
	noteClosed = () => resolve(undefined);
});

/** A stream for printing. Most exports print nothing, and opening a stream takes time, so the listener is added when it is first used. */
function ready(stream: NodeJS.WriteStream): NodeJS.WriteStream {
	if (guarded === undefined || guarded.has(stream)) return stream;
	guarded.add(stream);
	stream.on('error', (error) => {
		if (meaningOf(error)?.code !== 'EPIPE') return; // It reaches the callback of `write`.
		closed.add(stream);
		noteClosed();
	});
	return stream;
}

/** Prints to a stream, without waiting. */
function send(stream: NodeJS.WriteStream, content: string): void {
	if (!closed.has(stream)) ready(stream).write(content);
}

/**
 * Prints text to standard output, safe for terminals.
 *
 * @throws FileError when it cannot be written, for example on a full disk
 */
export const printText = async (text: string): Promise<void> => await write(forTerminal(text));

/**
 * Prints lines of files to standard output, safe for terminals. Tabs stay.
 *
 * @throws FileError when it cannot be written
 */
export const printLines = async (text: string): Promise<void> => await write(forTerminal(text, true));

/**
 * Prints commands for a build service to standard output.
 *
 * @param commands - each a line whose parts are {@link clean}
 * @throws FileError when they cannot be written
 */
export const printCommands = async (commands: readonly string[]): Promise<void> =>
	await write(commands.map((line) => `${line}\n`).join(''));

/**
 * Prints a value to standard output as JSON that is safe for terminals.
 *
 * @throws FileError when it cannot be written
 */
export const printJson = async (value: unknown): Promise<void> => await write(jsonForTerminal(value));

/**
 * Prints bytes to standard output as they are: an exported document, or a picture for a terminal.
 *
 * @throws FileError when they cannot be written
 */
export const printBytes = async (bytes: Uint8Array): Promise<void> => await write(bytes);

/** The most bytes that are printed at once, if they come first: a pipe holds more, so the process need not wait for its reader. */
const MOST_AT_ONCE = 16_384;

/** Whether nothing was printed to standard output yet. */
let isFirst = true;

/**
 * Prints a short text that comes first without opening the stream, which takes longer than to check a small map.
 *
 * @returns what is left to print: all, if the stream has to say what is wrong
 */
function printAtOnce(content: string | Uint8Array): Uint8Array | string {
	const comesFirst = isFirst;
	isFirst = false;
	// Only a process of our own has a descriptor of its own: see `goOnWhenOutputCloses`.
	if (guarded === undefined || !comesFirst || content.length > MOST_AT_ONCE || process.platform === 'win32') return content;
	const bytes = Buffer.from(content);
	let at = 0;
	try {
		while (at < bytes.length) at += writeSync(STDOUT, bytes, at);
	} catch {
		// The stream waits for a full pipe, and meets all other errors again.
	}
	return bytes.subarray(at);
}

const STDOUT = 1;

/** Waits until everything is written: a pipe may accept only a part at a time. */
async function write(all: string | Uint8Array): Promise<void> {
	const content = printAtOnce(all);
	if (content.length === 0 || closed.has(process.stdout)) return;
	await new Promise<void>((resolve, reject) => {
		ready(process.stdout).write(content, (error) => {
			if (error === null || error === undefined) return resolve();
			const meaning = meaningOf(error);
			if (meaning === undefined) return reject(error);
			if (meaning.code === 'EPIPE') return resolve();
			reject(new FileError(`Cannot write to standard output: ${meaning.what}.`, meaning.advice));
		});
	});
}

/** Prints help to standard output, without waiting. */
export function printHelp(text: string): void {
	send(process.stdout, text);
}

/** Prints a line to standard error: a message for the user, not a result. */
export const printMessage = (line: string): void => printError(`${line}\n`);

/** The function that takes the text for standard error instead of it. */
let taker: ((text: string) => void) | undefined;

/** Prints text to standard error, safe for terminals. */
export function printError(text: string): void {
	if (taker === undefined) send(process.stderr, forTerminal(text));
	else taker(text);
}

/** Runs an action, and gives what it prints to standard error to a function: for threads, which cannot print in the right order. */
export async function printingInto<T>(take: (text: string) => void, action: () => Promise<T>): Promise<T> {
	taker = take;
	try {
		return await action();
	} finally {
		taker = undefined;
	}
}

/** Replaces the last line of a terminal, which has no line break yet; without text, removes it. */
export function replaceLine(text = ''): void {
	send(process.stderr, `\r\u001b[K${forTerminal(text)}`);
}

/** Prints what went wrong, and what to do about it. */
export function printFailure({ message, advice }: Failure): void {
	const colors = colorsFor('stderr');
	printMessage(`${colors.error('tilewright:')} ${clean(message)}\n  ${clean(advice)}`);
}

/** Prints that tilewright has a bug; the stack trace only with `TILEWRIGHT_DEBUG`. */
export function printBug(error: unknown, version?: string): void {
	const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
	const stack = process.env['TILEWRIGHT_DEBUG'] !== undefined && error instanceof Error ? `\n${error.stack}` : '';
	printMessage(`${colorsFor('stderr').error('tilewright:')} This should not have happened: ${clean(message)}`);
	printMessage(
		`  This is a bug in tilewright${version === undefined ? '' : ` ${version}`}. Please report it, with the file if you can; TILEWRIGHT_DEBUG=1 shows where it happened.${stack}`,
	);
}
