import type { Stats } from 'node:fs';
import { accessSync, constants, statSync } from 'node:fs';
import { FileError } from '../host/exit.ts';
import { printMessage } from '../host/output.ts';
import type { Input } from '../host/read-input.ts';
import { findTarget } from '../host/target.ts';
import { clean } from '../host/terminal.ts';
import { count } from '../host/text.ts';

/** How a file is rewritten. */
export interface InPlaceOptions {
	/** Whether a read-only file is rewritten, too. */
	readonly force?: boolean;
	/** Advice about a read-only file. */
	readonly advice: string;
}

/**
 * Rewrites a file that was read, as a whole or not at all. Its mode and owner stay, and a link stays a link. A file that has changed since it
 * was read is left alone.
 *
 * @throws FileError
 */
export async function writeInPlace(
	{ name: path, isFile, bytes: old }: Input,
	bytes: Uint8Array,
	{ force = false, advice }: InPlaceOptions,
): Promise<void> {
	if (!isFile) throw new FileError(`Cannot rewrite "${path}": it is not a file.`, 'Use: tilewright export - -');
	const stats = statSync(path, { throwIfNoEntry: false });
	if (stats !== undefined && !force && isReadOnly(path, stats)) throw new FileError(`Cannot rewrite "${path}": it is read-only.`, advice);
	await findTarget(path).write(bytes, old);
	const others = (stats?.nlink ?? 1) - 1;
	if (others > 0)
		printMessage(
			`note: "${clean(path)}" had ${count(others, 'other name')} (hard links). ${others === 1 ? 'That name still has' : 'Those names still have'} the old content.`,
		);
}

/** Root may write everything, so the mode counts as well. */
function isReadOnly(path: string, { mode }: Stats): boolean {
	try {
		accessSync(path, constants.W_OK);
		return (mode & 0o222) === 0;
	} catch {
		return true;
	}
}
