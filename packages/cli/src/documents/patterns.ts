import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { slashed } from '../host/paths.ts';

/** Whether a word of the command line is a pattern. Load this module only for words that are no files: patterns take long to load. */
export const isPattern = (word: string): boolean => isDynamicPattern(word);

/** The folder that a pattern starts with. */
export function beforePattern(pattern: string): string {
	const parts = pattern.split('/');
	const fixed = parts.findIndex((part) => isDynamicPattern(part));
	const folder = parts.slice(0, fixed).join('/');
	return folder === '' ? (pattern.startsWith('/') ? '/' : '.') : folder;
}

/**
 * The files that match a pattern.
 *
 * @param folder - the folder that the pattern starts with
 */
export async function matching(pattern: string, folder: string): Promise<string[]> {
	if (!existsSync(folder)) return [];
	const start = beforePattern(pattern);
	const rest = start === '.' ? pattern : pattern.slice(start.length).replace(/^\//, '');
	const names = await glob(rest, { cwd: folder, ignore: ['**/node_modules/**'], followSymbolicLinks: false, expandDirectories: false });
	return names.map((name) => slashed(resolve(folder, name)));
}
