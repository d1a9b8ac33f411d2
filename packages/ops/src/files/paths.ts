import { isRooted, relocate } from '@tilewright/format';

/** The folder of a file, as a path; empty for a file that lies in none. */
export function folderOf(path: string): string {
	const slash = path.lastIndexOf('/');
	// The root itself ends with the slash that it begins with; to all that works with folders it is the same as none.
	return slash < 0 ? '' : path.slice(0, slash);
}

/** The last part of a path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The path that a reference leads to, seen from the file that holds it. */
export function located(reference: string, from: string): string {
	if (isRooted(reference)) return reference;
	const path = relocate(reference, folderOf(from), '');
	return from.startsWith('/') ? `/${path}` : path;
}

/** A reference to a path, as the file at `from` writes it. */
export const referenceTo = (path: string, from: string): string =>
	// A path of a loader that is not absolute is relative to the loader's root.
	isRooted(path) && !from.startsWith('/') ? path : relocate(path.replace(/^\/+/, ''), '', folderOf(from));
