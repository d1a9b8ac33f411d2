/** Splits a path at its slashes, and resolves `.` and `..` as far as possible. */
function segments(path: string): string[] {
	const result: string[] = [];
	for (const segment of path.split('/')) {
		if (segment === '' || segment === '.') continue;
		if (segment === '..' && result.length > 0 && result.at(-1) !== '..') result.pop();
		else result.push(segment);
	}
	return result;
}

/**
 * Whether a path does not depend on the document's folder: an absolute path, a path with a drive, a URL, or a resource of Tiled.
 *
 * @example isRooted('../tiles.png') // false
 */
export const isRooted = (path: string): boolean => /^(?:[/\\:]|[a-z][a-z0-9+.-]*:)/i.test(path);

/**
 * Rewrites a relative path so that it refers to the same file from another folder.
 *
 * @param path - relative to `from`; a rooted path is returned unchanged
 * @param from - absolute path of the folder that `path` is relative to, with `/`
 * @param to - absolute path of the folder that the result is relative to, with `/`
 */
export function relocate(path: string, from: string, to: string): string {
	if (path === '' || isRooted(path)) return path;
	const target = segments(`${from}/${path.replaceAll('\\', '/')}`);
	const base = segments(to);
	let shared = 0;
	while (shared < base.length && shared < target.length && base[shared] === target[shared]) shared++;
	// There is no relative path from one drive to another.
	if (shared === 0 && /^[a-z]:$/i.test(target[0] ?? '')) return target.join('/');
	const relative = [...base.slice(shared).map(() => '..'), ...target.slice(shared)].join('/') || '.';
	// Without the dot, a name with a colon would look like a URL or a drive.
	return isRooted(relative) ? `./${relative}` : relative;
}
