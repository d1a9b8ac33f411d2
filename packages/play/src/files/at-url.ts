import type { Fetch, FetchResponse } from '@tilewright/ops';
import { urlLoader } from '@tilewright/ops';
import type { Start } from './start.ts';

// biome-ignore lint/style/noRestrictedGlobals: this is where files come from.
const platformFetch: Fetch = (url, init): Promise<FetchResponse> => fetch(url, init);

/**
 * Files at URLs. They may refer to all files of the same origin, or below the root.
 *
 * @param base - what relative URLs are relative to
 */
export function atUrl(named: string, root: string | undefined, base: string | undefined): Start {
	const absolute = (url: string): URL => new URL(url, base);
	const folder = (root === undefined ? `${absolute(named).origin}/` : absolute(root).href.replace(/[?#].*$/s, '')).replace(/\/*$/, '/');
	/** Searches, such as `?v=3`, by the URL without it. They belong to the files that the game names, not to others. */
	const searches = new Map<string, string>();
	const sourceOf = (path: string): string => folder + path.split('/').slice(1).map(encodeURIComponent).join('/');
	return {
		root: folder,
		loader: urlLoader(folder, { fetch: (url, init) => platformFetch(url + (searches.get(url) ?? ''), init) }),
		pathOf(given) {
			const { href, search } = absolute(typeof given === 'string' ? given : given.href);
			const bare = href.replace(/[?#].*$/s, '');
			if (!bare.startsWith(folder)) return bare;
			const path = `/${bare.slice(folder.length).split('/').map(decoded).join('/')}`;
			if (search !== '') searches.set(sourceOf(path), search);
			return path;
		},
		sourceOf,
	};
}

function decoded(name: string): string {
	try {
		return decodeURIComponent(name);
	} catch {
		return name;
	}
}
