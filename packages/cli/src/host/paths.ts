import { readlinkSync, realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';

/** A path with `/`, as in documents. */
export const slashed = (path: string): string => (sep === '/' ? path : path.split(sep).join('/'));

/**
 * The folder of a file: absolute, with `/`, without symbolic links, because `..` in the paths of a document starts at the real
 * folder. The file itself may be a link: its paths are relative to the folder of the link.
 */
export function folderOf(path: string): string {
	return slashed(realpathSync(dirname(resolve(path))));
}

/** The working folder: absolute, with `/`, without symbolic links. */
export function workingFolder(): string {
	return slashed(realpathSync(process.cwd()));
}

/** An absolute path with `/`, without symbolic links as far as it exists. */
export function realPath(path: string): string {
	const whole = resolve(path);
	const above = dirname(whole);
	if (above === whole) return slashed(whole);
	try {
		return slashed(realpathSync(whole));
	} catch {
		return slashed(join(realPath(above), whole.slice(above.length)));
	}
}

/** The absolute path to which the symbolic links of a path lead; the path itself if it is not a link. */
export function endOfLinks(path: string): string {
	let file = resolve(path);
	// The system itself follows at most 40.
	for (let i = 0; i < 40; i++) {
		try {
			file = resolve(realpathSync(dirname(file)), readlinkSync(file));
		} catch {
			return file;
		}
	}
	return file;
}

/** A path relative to the working folder if it is inside, else unchanged. */
export function shownPath(path: string): string {
	const here = relative(process.cwd(), path);
	return here === '' || here.startsWith('..') ? path : here;
}

/** A path, quoted for a shell if necessary. */
export const shellQuoted = (path: string): string => (/^[\w./@%+=:,-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`);
