import process from 'node:process';
import { colorsFor } from './colors.ts';
import type { Exit, Failure } from './exit.ts';
import { EXIT, FileError } from './exit.ts';
import { meaningOf } from './system-error.ts';
import { clean } from './text.ts';

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
 * Prints to standard output, and waits until everything is written: a pipe may accept only a part at a time.
 *
 * @throws FileError when it cannot be written, for example on a full disk
 */
export async function print(content: string | Uint8Array): Promise<void> {
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
export function printMessage(line: string): void {
	process.stderr.write(`${line}\n`);
}

/** Prints what went wrong, and what to do about it. */
export function printFailure({ message, advice }: Failure): void {
	const colors = colorsFor(process.stderr);
	printMessage(`${colors.error('tilewright:')} ${clean(message)}\n  ${clean(advice)}`);
}

/** Prints that tilewright has a bug; the stack trace only with `TILEWRIGHT_DEBUG`. */
export function printBug(error: unknown, version: string): void {
	const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
	const stack = process.env['TILEWRIGHT_DEBUG'] !== undefined && error instanceof Error ? `\n${error.stack}` : '';
	printMessage(`${colorsFor(process.stderr).error('tilewright:')} This should not have happened: ${clean(message)}`);
	printMessage(
		`  This is a bug in tilewright ${version}. Please report it, with the file if you can; TILEWRIGHT_DEBUG=1 shows where it happened.${stack}`,
	);
}
