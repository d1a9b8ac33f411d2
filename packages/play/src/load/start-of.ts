import { startAt } from '#files/start';
import type { Start } from '../files/start.ts';
import type { FileName, LoadOptions } from './options.ts';

/** Where the files of a game are. */
export function startOf(file: FileName, { loader, root }: LoadOptions): Start {
	if (loader === undefined) return startAt(file, root);
	return { loader, pathOf: (named) => (typeof named === 'string' ? named : named.href), sourceOf: (path) => path };
}
