import { isRooted, relocate } from '@tilewright/format';

/** What stands before the folders of a path: a slash, a scheme with a host, or nothing. */
const rootOf = (path: string): string => /^(?:[a-z][a-z0-9+.-]*:\/\/[^/]*\/|\/)/i.exec(path)?.[0] ?? '';

/** The folder of a file, as a path; empty for a file that lies in none. */
export function folderOf(path: string): string {
	const slash = path.lastIndexOf('/');
	return slash < 0 ? '' : path.slice(0, slash);
}

/** The path that a reference leads to, seen from the file that holds it. */
export function located(reference: string, from: string): string {
	if (isRooted(reference)) return reference;
	const root = rootOf(from);
	return root + relocate(reference, folderOf(from.slice(root.length)), '');
}

/** The path of a file, as a reference in the file at `from`. */
export function referenceTo(path: string, from: string): string {
	const root = rootOf(from);
	if (rootOf(path) !== root) return path;
	// Behind the dot a drive is a folder like others.
	return relocate(`./${path.slice(root.length)}`, '', folderOf(from.slice(root.length)));
}
