import { realpathSync } from 'node:fs';
import { dirname, resolve, sep } from 'node:path';
import process from 'node:process';

/** A path as documents write it. */
const slashed = (path: string): string => (sep === '/' ? path : path.split(sep).join('/'));

/**
 * The folder of a file: absolute, with `/`, without symbolic links. `..` leads from where a folder really is, so the paths in
 * a document must be worked out from there. The file itself may be a link: readers look beside the link.
 */
export function folderOf(path: string): string {
	return slashed(realpathSync(dirname(resolve(path))));
}

/** The working folder: absolute, with `/`, without symbolic links. */
export function workingFolder(): string {
	return slashed(realpathSync(process.cwd()));
}
