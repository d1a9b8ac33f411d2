import { dirname, relative, resolve, sep } from 'node:path';
import { cwd } from 'node:process';
import { fileURLToPath } from 'node:url';
import { fileLoader } from '@tilewright/ops/node';
import { atUrl } from './at-url.ts';
import type { FindStart } from './start.ts';

/**
 * Files of the computer, or at URLs. Files may refer to all files below the root. That is the working folder, which is to a program what
 * the origin is to a page; if the file is elsewhere, its folder.
 */
export const startAt: FindStart = (named, root) => {
	const text = typeof named === 'string' ? named : named.href;
	if (/^https?:/i.test(text)) return atUrl(text, root, undefined);
	const folder = root ?? (isInside(pathOf(named), cwd()) ? cwd() : dirname(pathOf(named)));
	return { root: folder, loader: fileLoader({ root: folder }), pathOf, sourceOf: (path) => path };
};

function pathOf(named: string | { readonly href: string }): string {
	const text = typeof named === 'string' ? named : named.href;
	return /^file:/i.test(text) ? fileURLToPath(text) : resolve(text);
}

function isInside(path: string, folder: string): boolean {
	const [first] = relative(folder, path).split(sep);
	return first !== '..' && resolve(folder, relative(folder, path)) === path;
}
