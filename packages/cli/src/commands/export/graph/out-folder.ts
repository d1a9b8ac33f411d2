import { mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isInside } from '../../../documents/root.ts';
import { FileError, UsageError } from '../../../host/exit.ts';
import { realPath } from '../../../host/paths.ts';
import { replaceFile } from '../../../host/replace-file.ts';
import { asFileError } from '../../../host/target.ts';

/** What became of a file of an export. */
export type Change = 'written' | 'unchanged';

/**
 * Holds that an export can be written without harm: that nothing in the way leads out of its folder, and that no file that it is made
 * of would be replaced.
 *
 * @param out - absolute, without symbolic links
 * @param places - of the files to write, relative to it
 * @param inputs - paths of all files that are read
 * @throws UsageError
 * @throws FileError
 */
export function checkOutFolder(out: string, places: readonly string[], inputs: Iterable<string>): void {
	const read = new Map<string, string>();
	for (const path of inputs) {
		const key = identityOf(path);
		if (key !== undefined) read.set(key, path);
	}
	const folders = new Map<string, boolean>();
	for (const place of places) {
		const path = `${out.replace(/\/$/, '')}/${place}`;
		const folder = dirname(path);
		const isOurs = folders.get(folder) ?? isInside(realPath(folder), out);
		folders.set(folder, isOurs);
		if (!isOurs)
			throw new FileError(
				`Cannot write "${path}": a symbolic link leads out of the folder of the export.`,
				'Remove the link, or choose another folder for --out.',
			);
		const source = read.get(identityOf(path) ?? '');
		if (source !== undefined)
			throw new UsageError(
				`Exporting would replace "${source}", which is read for it. Nothing was written.`,
				'Choose another folder for --out; `tilewright upgrade --write` rewrites files in place.',
			);
	}
}

/** Tells files apart whatever their names: by links and on disks without upper and lower case one file has several. */
function identityOf(path: string): string | undefined {
	const stats = statSync(path, { throwIfNoEntry: false, bigint: true });
	return stats?.isFile() ? `${stats.dev}:${stats.ino}` : undefined;
}

/**
 * Writes a file of an export, if that changes anything: whoever watches the folder is left in peace.
 *
 * @param dry - nothing is written, only told
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
