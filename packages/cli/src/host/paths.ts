import { realpathSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import process from 'node:process';

/** A path as documents write it. */
export const slashed = (path: string): string => (sep === '/' ? path : path.split(sep).join('/'));

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

/** A path of this system, absolute, with `/`, in which no folder is a symbolic link, as far as there are folders. */
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

/** A path as a person would type it here. */
export function shownPath(path: string): string {
	const here = relative(process.cwd(), path);
	return here === '' || here.startsWith('..') ? path : here;
}
