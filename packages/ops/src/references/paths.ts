import { isRooted, relocate } from '@tilewright/format';

/** The part of a path before its folders: a slash, a scheme with a host, or nothing. */
const rootOf = (path: string): string => /^(?:[a-z][a-z0-9+.-]*:\/\/[^/]*\/|\/)/i.exec(path)?.[0] ?? '';

/** The path of a file's folder; empty where the path has no folder. */
export function folderOf(path: string): string {
	const slash = path.lastIndexOf('/');
	return slash < 0 ? '' : path.slice(0, slash);
}

/** The path of the target of a reference in the file at `from`. */
export function resolvedPath(reference: string, from: string): string {
	if (isRooted(reference)) return reference;
	const root = rootOf(from);
	return root + relocate(reference, folderOf(from.slice(root.length)), '');
}

/** A reference to the file at `path`, for the file at `from`. */
export function referenceTo(path: string, from: string): string {
	const root = rootOf(from);
	if (rootOf(path) !== root) return path;
	// The leading dot makes a drive a folder like any other.
	return relocate(`./${path.slice(root.length)}`, '', folderOf(from.slice(root.length)));
}
