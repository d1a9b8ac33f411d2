import process from 'node:process';
import { colorsFor } from './colors.ts';
import type { Exit, Failure } from './exit.ts';
import { EXIT, FileError } from './exit.ts';
import { meaningOf } from './system-error.ts';
import { clean, forTerminal, jsonForTerminal } from './terminal.ts';

let exitSoFar: Exit = EXIT.success;

/** Remembers the exit code for the case that the reader of our output stops reading before the command is done. */
export function setExitSoFar(exit: Exit): void {
	exitSoFar = exit;
}

/** Ends the process quietly when the reader of our output stops reading (`| head`). Call it once, before anything is printed. */
export function exitWhenOutputCloses(): void {
	for (const stream of [process.stdout, process.stderr]) {
		stream.on('error', (error) => {
			if (meaningOf(error)?.code === 'EPIPE') process.exit(exitSoFar);
			// Other errors reach the callback of `write`.
		});
	}
}

/**
 * Prints text to standard output, safe for terminals.
 *
 * @throws FileError when it cannot be written, for example on a full disk
 */
export const printText = async (text: string): Promise<void> => await write(forTerminal(text));

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

/** Waits until everything is written: a pipe may accept only a part at a time. */
async function write(content: string | Uint8Array): Promise<void> {
	await new Promise<void>((resolve, reject) => {
		process.stdout.write(content, (error) => {
			if (error === null || error === undefined) return resolve();
			const meaning = meaningOf(error);
			if (meaning === undefined) return reject(error);
			if (meaning.code !== 'EPIPE') reject(new FileError(`Cannot write to standard output: ${meaning.what}.`, meaning.advice));
		});
	});
}

/** Prints a line to standard error: a message for the user, not a result. */
export const printMessage = (line: string): void => printError(`${line}\n`);

/** Prints text to standard error, safe for terminals. */
export function printError(text: string): void {
	process.stderr.write(forTerminal(text));
}

/** Replaces the last line of a terminal, which has no line break yet; without text, removes it. */
export function replaceLine(text = ''): void {
	process.stderr.write(`\r\u001b[K${forTerminal(text)}`);
}

/** Prints what went wrong, and what to do about it. */
export function printFailure({ message, advice }: Failure): void {
	const colors = colorsFor(process.stderr);
	printMessage(`${colors.error('tilewright:')} ${clean(message)}\n  ${clean(advice)}`);
}

/** Prints that tilewright has a bug; the stack trace only with `TILEWRIGHT_DEBUG`. */
export function printBug(error: unknown, version?: string): void {
	const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
	const stack = process.env['TILEWRIGHT_DEBUG'] !== undefined && error instanceof Error ? `\n${error.stack}` : '';
	printMessage(`${colorsFor(process.stderr).error('tilewright:')} This should not have happened: ${clean(message)}`);
	printMessage(
		`  This is a bug in tilewright${version === undefined ? '' : ` ${version}`}. Please report it, with the file if you can; TILEWRIGHT_DEBUG=1 shows where it happened.${stack}`,
	);
}
