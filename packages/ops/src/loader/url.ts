import type { Loaded, Loader, Refused } from '../graph/loader.ts';
import type { SizeOptions } from './paths.ts';
import { forbidden, MOST_BYTES, missing, outside, resolveInRoot, tooLarge, unreadable } from './paths.ts';

/** What is used of an answer to `fetch`. */
export interface FetchResponse {
	readonly status: number;
	/** `opaqueredirect`: a browser does not show where a redirect leads. */
	readonly type: string;
	readonly headers: { get(name: string): string | null };
	readonly body: ResponseBody | null;
}

interface ResponseBody {
	getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>; cancel(): Promise<void> };
}

/** `fetch`, or what stands in for it: to add headers, to answer from a cache. It must not follow redirects itself. */
export type Fetch = (url: string, init: { readonly redirect: 'manual' }) => Promise<FetchResponse>;

export interface UrlLoaderOptions extends SizeOptions {
	/** Default: the platform's own. */
	readonly fetch?: Fetch;
}

/** More than any server needs. */
const MOST_REDIRECTS = 5;

// This is the loader that the rule asks the caller for.
// biome-ignore lint/style/noRestrictedGlobals: the caller may pass another.
const platformFetch: Fetch = (url, init) => fetch(url, init);

/**
 * Gives the files below an address. Paths begin there: `/maps/a.tmx` is `https://example.org/game/maps/a.tmx`, where the base is
 * `https://example.org/game/`. A reference is the name of a file, as in the editor: `50%.tsx` is not decoded. Redirects are followed
 * as long as they stay below the base; in browsers, which do not show where they lead, they are refused.
 *
 * @param base - address of the folder; a slash at its end is added, search and hash are left out
 * @throws TypeError when `base` is no address
 * @example
 * const loader = urlLoader(new URL('.', location.href));
 * const graph = await resolve('maps/town.tmj', loader);
 */
export function urlLoader(base: string | { readonly href: string }, options: UrlLoaderOptions = {}): Loader {
	const { fetch: get = platformFetch, maxBytes = MOST_BYTES } = options;
	const root = new URL(typeof base === 'string' ? base : base.href).href.replace(/[?#].*$/s, '').replace(/\/*$/, '/');
	return {
		resolve: (reference, from) => {
			const resolved = resolveInRoot(reference, from);
			if (!('path' in resolved)) return resolved;
			return addressOf(root, resolved.path) === undefined ? outside(HIDDEN) : resolved;
		},
		load: async (path) => {
			const address = addressOf(root, path);
			if (address === undefined) return outside(HIDDEN);
			try {
				return await load(address);
			} catch (error) {
				return unreadable(`fetching it failed with "${error instanceof Error ? error.message : String(error)}"`);
			}
		},
	};

	async function load(start: string): Promise<Loaded> {
		let address = start;
		for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
			const { status, type, headers, body } = await get(address, { redirect: 'manual' });
			if (type === 'opaqueredirect') return outside('the server redirects, and the browser does not tell where to');
			const location = status >= 300 && status < 400 ? headers.get('location') : null;
			if (location === null) return answer(status, body);
			const target = new URL(location, address).href;
			if (!target.startsWith(root) || isHidden(target)) return outside(`the server redirects to "${target.slice(0, 100)}"`);
			address = target;
		}
		return unreadable(`the server redirects more than ${MOST_REDIRECTS} times`);
	}

	async function answer(status: number, body: ResponseBody | null): Promise<Loaded> {
		if (status === 404 || status === 410) return missing(`the server answers with status ${status}`);
		if (status === 401 || status === 403) return forbidden(`the server answers with status ${status}`);
		if (status < 200 || status >= 300) return unreadable(`the server answers with status ${status}`);
		return body === null ? { bytes: new Uint8Array() } : await bytesOf(body, maxBytes);
	}
}

const HIDDEN = 'percent signs in the path hide where it leads';

/** The address of a file, where its path hides nothing. */
function addressOf(root: string, path: string): string | undefined {
	if (isHidden(path)) return undefined;
	try {
		const names = path.split('/').slice(1).map(encodeURIComponent);
		const address = root + names.join('/');
		return new URL(address).href.startsWith(root) ? address : undefined;
	} catch {
		// Half a surrogate pair has no encoding.
		return undefined;
	}
}

/** Percent signs are encoded; but a server may decode what it gets once too often. No dot or slash needs such a spelling. */
const isHidden = (path: string): boolean => /%(?:2e|2f|5c|00|c0%a[ef])/i.test(path.replace(/%(?:25)+/gi, '%'));

async function bytesOf(body: ResponseBody, most: number): Promise<{ readonly bytes: Uint8Array } | Refused> {
	const reader = body.getReader();
	const chunks: Uint8Array[] = [];
	let length = 0;
	for (let part = await reader.read(); part.value !== undefined; part = await reader.read()) {
		chunks.push(part.value);
		length += part.value.length;
		if (length <= most) continue;
		await reader.cancel();
		return tooLarge(most);
	}
	const bytes = new Uint8Array(length);
	let at = 0;
	for (const chunk of chunks) {
		bytes.set(chunk, at);
		at += chunk.length;
	}
	return { bytes };
}
