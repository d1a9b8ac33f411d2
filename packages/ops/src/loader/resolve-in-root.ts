import type { Refused, Resolved } from './loader.ts';
import { missing, notPath, outside, unreadable } from './refusals.ts';

/** No system accepts longer paths. */
const MAX_LENGTH = 4096;

/** Refuses references that are not paths of files; no loader accepts them, whatever its options. */
export function refuseNonPath(reference: string): Refused | undefined {
	if (reference === '') return missing('the path is empty');
	if (reference.length > MAX_LENGTH) return unreadable(`the path is longer than ${MAX_LENGTH} characters`);
	if (reference.includes('\0')) return notPath('the path contains a NUL character');
	if (reference.startsWith(':')) return notPath('it is a resource of Tiled, not a file');
	if (/^data:/i.test(reference)) return notPath('it is a data URL, not a file');
	// A single letter is a drive.
	const [scheme] = /^[a-z][a-z0-9+.-]+:/i.exec(reference) ?? [];
	return scheme === undefined ? undefined : notPath(`it is a URL that begins with "${scheme.slice(0, 40)}"`);
}

/** Refuses paths that do not depend on the document; only trusted documents may have them. */
export function refuseAbsolute(reference: string): Refused | undefined {
	if (/^[a-z]:/i.test(reference)) return notPath('the path begins with a drive');
	if (/^[/\\]{2}/.test(reference)) return notPath('the path begins with the name of another computer');
	return /^[/\\]/.test(reference) ? outside('the path is absolute') : undefined;
}

/**
 * Resolves a reference without looking at files, for loaders whose paths begin at their root: `/maps/a.tmx`. Backslashes count as
 * slashes.
 *
 * @param from - path of the document; `''` where the caller names the file, with or without a leading `/`
 */
export function resolveInRoot(reference: string, from: string): Resolved {
	const relative = from === '' && /^\/(?!\/)/.test(reference) ? reference.slice(1) : reference;
	const refused = refuseNonPath(relative) ?? refuseAbsolute(relative);
	if (refused !== undefined) return refused;
	const path = from.split('/').slice(1, -1);
	for (const segment of relative.replaceAll('\\', '/').split('/')) {
		if (segment === '' || segment === '.') continue;
		if (segment !== '..') path.push(segment);
		else if (path.pop() === undefined) return outside('its `..` lead out of the root');
	}
	return { path: `/${path.join('/')}` };
}

/** Sorts names in the same way on every system. */
export const sortedNames = (names: Iterable<string>): string[] => [...names].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
