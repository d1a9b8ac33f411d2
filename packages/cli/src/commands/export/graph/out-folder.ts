import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isInside } from '../../../documents/root.ts';
import { FileError, UsageError } from '../../../host/exit.ts';
import { realPath } from '../../../host/paths.ts';
import { replaceFile } from '../../../host/replace-file.ts';
import { asFileError } from '../../../host/target.ts';

/** What happened to a file of an export. */
export type Change = 'written' | 'unchanged';

/**
 * Checks that an export is safe: that no symbolic link leads out of its folder, and that no input would be overwritten.
 *
 * @param out - the folder of the export, absolute, without symbolic links
 * @param names - paths of the files to write, relative to that folder
 * @param inputs - paths of all files that are read
 * @throws UsageError
 * @throws FileError
 */
export function checkOutFolder(out: string, names: readonly string[], inputs: Iterable<string>): void {
	const read = new Map<string, string>();
	for (const path of inputs) {
		const key = identityOf(path);
		if (key !== undefined) read.set(key, path);
	}
	const folders = new Map<string, boolean>();
	for (const name of names) {
		const path = `${out.replace(/\/$/, '')}/${name}`;
		const folder = dirname(path);
		const isInOut = folders.get(folder) ?? isInside(realPath(folder), out);
		folders.set(folder, isInOut);
		if (!isInOut)
			throw new FileError(
				`Cannot write "${path}": a symbolic link leads out of the folder of the export.`,
				'Remove the link, or choose another folder for --out.',
			);
		const source = read.get(identityOf(path) ?? '');
		if (source !== undefined)
			throw new UsageError(
				`The export would overwrite its input "${source}". Nothing was written.`,
				'Choose another folder for --out; `tilewright upgrade --write` rewrites files in place.',
			);
	}
}

/** Identifies a file independently of its name: links and case-insensitive disks give one file several names. */
function identityOf(path: string): string | undefined {
	try {
		const stats = statSync(path, { throwIfNoEntry: false, bigint: true });
		return stats?.isFile() ? `${stats.dev}:${stats.ino}` : undefined;
	} catch {
		// Nothing can be read or written there, which is reported where it is tried.
		return undefined;
	}
}

/**
 * Writes a file of an export only if its content changes, so that programs that watch the folder see no false changes.
 *
 * @param dry - do not write, only return what would happen
 * @throws FileError
 */
export async function writeChanged(path: string, bytes: Uint8Array, dry: boolean): Promise<Change> {
	try {
		const old = statSync(path, { throwIfNoEntry: false });
		if (old?.isDirectory())
			throw new FileError(`Cannot write "${path}": it is a folder.`, 'Remove it, or choose another folder for --out.');
		if (old?.isFile() && old.size === bytes.length && readFileSync(path).equals(bytes)) return 'unchanged';
		if (dry) return 'written';
		mkdirSync(dirname(path), { recursive: true });
		await replaceFile(path, bytes, old?.isFile() ? old : undefined, false);
		return 'written';
	} catch (error) {
		throw asFileError(path, error);
	}
}
