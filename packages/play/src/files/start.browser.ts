import { atUrl } from './at-url.ts';
import type { FindStart } from './start.ts';

/** Files at URLs, which are relative to the page, or to the script of a worker. */
export const startAt: FindStart = (named, root) =>
	atUrl(typeof named === 'string' ? named : named.href, root, typeof document === 'undefined' ? location.href : document.baseURI);
