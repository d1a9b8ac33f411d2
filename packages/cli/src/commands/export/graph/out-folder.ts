import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isInside } from '../../../gate/root-folder.ts';
import { FileError } from '../../../host/exit.ts';
import { realPath } from '../../../host/paths.ts';
import { replaceFile } from '../../../host/replace-file.ts';
import { asFileError } from '../../../host/target.ts';
import { removeLeftovers } from '../../../host/temporary-files.ts';

/** The outcome for a file of an export. */
export type Change = 'written' | 'unchanged';

/**
 * Checks that no symbolic link leads out of the folder of an export.
 *
 * @param out - the folder of the export, absolute, without symbolic links
 * @param paths - of the files to write
 * @throws FileError
 */
export function checkOutFolder(out: string, paths: readonly string[]): void {
	const folders = new Map<string, boolean>();
	for (const path of paths) {
		const folder = dirname(path);
		const isInOut = folders.get(folder) ?? isInside(realPath(folder), out);
		folders.set(folder, isInOut);
		if (!isInOut)
			throw new FileError(
				`Cannot write "${path}": a symbolic link leads out of the folder of the export.`,
				'Remove the link, or choose another folder for --out.',
			);
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
		const isUnchanged = old?.isFile() === true && old.size === bytes.length && readFileSync(path).equals(bytes);
		if (dry) return isUnchanged ? 'unchanged' : 'written';
		if (isUnchanged) {
			// A process that was killed may have left a copy of it.
			removeLeftovers(dirname(path));
			return 'unchanged';
		}
		mkdirSync(dirname(path), { recursive: true });
		await replaceFile(path, bytes, old?.isFile() ? old : undefined, { durable: false });
		return 'written';
	} catch (error) {
		throw asFileError(path, error);
	}
}
