import type { Refused, Resolved } from '../graph/loader.ts';

/** Longer than any path that a system takes. */
const LONGEST = 4096;

export const outside = (why: string): Refused => ({ refused: 'outside', why });
export const missing = (why: string): Refused => ({ refused: 'missing', why });
export const notPath = (why: string): Refused => ({ refused: 'not-a-path', why });
export const notFile = (why: string): Refused => ({ refused: 'not-a-file', why });
export const forbidden = (why: string): Refused => ({ refused: 'forbidden', why });
export const unreadable = (why: string): Refused => ({ refused: 'unreadable', why });

/** What no loader takes for a path, whatever it allows: nothing on any file system is meant. */
export function noPath(reference: string): Refused | undefined {
	if (reference === '') return missing('the path is empty');
	if (reference.length > LONGEST) return unreadable(`the path is longer than ${LONGEST} characters`);
	if (reference.includes('\0')) return notPath('the path holds a NUL character, which no path can');
	if (reference.startsWith(':')) return notPath('it is a resource of the editor, which no file holds');
	if (/^data:/i.test(reference)) return notPath('it is data in the place of a path, and leads to no file');
	// A single letter is a drive.
	const [scheme] = /^[a-z][a-z0-9+.-]+:/i.exec(reference) ?? [];
	return scheme === undefined ? undefined : notPath(`it is an address that begins with "${scheme.slice(0, 40)}"`);
}

/** Paths that say where they lead without a document; only who trusts the document follows them. */
export function absolute(reference: string): Refused | undefined {
	if (/^[a-z]:/i.test(reference)) return notPath('the path names a drive');
	if (/^[/\\]{2}/.test(reference)) return notPath('the path names another computer');
	return /^[/\\]/.test(reference) ? outside('the path is absolute') : undefined;
}

/**
 * Works out where a reference leads by its words alone, in loaders whose paths begin at their root: `/maps/a.tmx`. Backslashes are
 * taken for slashes (rule N5).
 *
 * @param from - path of the document that refers; `''` for what the caller names, which may begin with `/`
 */
export function resolveInRoot(reference: string, from: string): Resolved {
	const named = from === '' && /^\/(?!\/)/.test(reference) ? reference.slice(1) : reference;
	const refused = noPath(named) ?? absolute(named);
	if (refused !== undefined) return refused;
	const path = from.split('/').slice(1, -1);
	for (const segment of named.replaceAll('\\', '/').split('/')) {
		if (segment === '' || segment === '.') continue;
		if (segment !== '..') path.push(segment);
		else if (path.pop() === undefined) return outside('its `..` lead out of the root');
	}
	return { path: `/${path.join('/')}` };
}

/** Names in the order that every machine gives them. */
export const sorted = (names: Iterable<string>): string[] => [...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));

/** What a loader may be told of the files that it loads. */
export interface SizeOptions {
	/** The most bytes of a file. Default 536,870,912 (512 MiB). */
	readonly maxBytes?: number;
}

/** No document is this large: what has no end must not fill the memory. */
export const MOST_BYTES = 2 ** 29;

export const tooLarge = (most: number): Refused => ({
	refused: 'too-large',
	why: `it is larger than ${most.toLocaleString('en')} bytes`,
});
