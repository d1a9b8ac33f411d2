import process from 'node:process';
import { colorsFor } from './colors.ts';
import type { Failure } from './exit.ts';
import { FileError } from './exit.ts';
import { meaningOf } from './system-error.ts';
import { clean } from './text.ts';

/**
 * Whoever reads our output may stop early (`| head`): then there is nothing left to do, and nothing to say. Call it once,
 * before anything is printed.
 */
export function endQuietlyWhenNobodyReads(): void {
	for (const stream of [process.stdout, process.stderr]) {
		stream.on('error', (error) => {
			if (meaningOf(error)?.code === 'EPIPE') process.exit();
			// Others come to the callback of whoever wrote.
		});
	}
}

/**
 * Prints to standard output, and waits until it is there: a pipe may take it in parts.
 *
 * @throws FileError when it cannot be written, on a full disk
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

/** Prints a line for the person who called the command, beside the result: to standard error. */
export function say(line: string): void {
	process.stderr.write(`${line}\n`);
}

/** Says why the command ends, or leaves something out, and what to do about it. */
export function sayFailure({ message, advice }: Failure): void {
	const colors = colorsFor(process.stderr);
	say(`${colors.error('tilewright:')} ${clean(message)}\n  ${clean(advice)}`);
}

/** Owns up to a mistake of ours; the stack is for those who ask for it. */
export function sayBug(error: unknown, version: string): void {
	const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
	const stack = process.env['TILEWRIGHT_DEBUG'] !== undefined && error instanceof Error ? `\n${error.stack}` : '';
	say(`${colorsFor(process.stderr).error('tilewright:')} This should not have happened: ${clean(message)}`);
	say(
		`  It is a mistake in tilewright ${version}. Please report it, with the file if you can; TILEWRIGHT_DEBUG=1 shows where it happened.${stack}`,
	);
}
