import type { Loaded, Loader, Refused } from './loader.ts';
import type { SizeOptions } from './refusals.ts';
import { forbidden, MAX_BYTES, missing, outside, tooLarge, unreadable } from './refusals.ts';
import { resolveInRoot } from './resolve-in-root.ts';

/** The used part of a response of `fetch`. */
export interface FetchResponse {
	readonly status: number;
	/** `opaqueredirect` for a redirect in a browser, which hides its target. */
	readonly type: string;
	readonly headers: { get(name: string): string | null };
	readonly body: ResponseBody | null;
}

interface ResponseBody {
	getReader(): { read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>; cancel(): Promise<void> };
}

/** `fetch` or a replacement, for example to add headers or to use a cache. It must not follow redirects. */
export type Fetch = (url: string, init: { readonly redirect: 'manual' }) => Promise<FetchResponse>;

export interface UrlLoaderOptions extends SizeOptions {
	/** Default: the platform's `fetch`. */
	readonly fetch?: Fetch;
}

/** More than any server needs. */
const MAX_REDIRECTS = 5;

// biome-ignore lint/style/noRestrictedGlobals: loaders are where files come from, and the caller may pass another function.
const platformFetch: Fetch = (url, init) => fetch(url, init);

/**
 * Loads files below a URL. Paths begin there: with the base `https://example.org/game/`, `/maps/a.tmx` is
 * `https://example.org/game/maps/a.tmx`. References are names of files, as in Tiled: `50%.tsx` is not decoded. Redirects are followed
 * if they stay below the base. Browsers hide the target of a redirect; there, redirects are refused.
 *
 * @param base - URL of the folder; a slash at the end is added, search and hash are ignored
 * @throws TypeError when `base` is not a URL
 * @example
 * const loader = urlLoader(new URL('.', location.href));
 * const graph = await resolve('maps/town.tmj', loader);
 */
export function urlLoader(base: string | { readonly href: string }, options: UrlLoaderOptions = {}): Loader {
	const { fetch: get = platformFetch, maxBytes = MAX_BYTES } = options;
	const root = new URL(typeof base === 'string' ? base : base.href).href.replace(/[?#].*$/s, '').replace(/\/*$/, '/');
	return {
		resolve: (reference, from) => {
			const resolved = resolveInRoot(reference, from);
			if (!('path' in resolved)) return resolved;
			return urlOf(root, resolved.path) === undefined ? outside(HIDDEN) : resolved;
		},
		load: async (path) => {
			const url = urlOf(root, path);
			if (url === undefined) return outside(HIDDEN);
			try {
				return await load(url);
			} catch (error) {
				return unreadable(`fetching it failed with "${error instanceof Error ? error.message : String(error)}"`);
			}
		},
	};

	async function load(start: string): Promise<Loaded> {
		let url = start;
		for (let hops = 0; hops <= MAX_REDIRECTS; hops++) {
			const { status, type, headers, body } = await get(url, { redirect: 'manual' });
			if (type === 'opaqueredirect') return outside('the server redirects, and the browser hides the target');
			const location = status >= 300 && status < 400 ? headers.get('location') : null;
			if (location === null) return respond(status, body);
			const target = new URL(location, url).href;
			if (!target.startsWith(root) || isHidden(target)) return outside(`the server redirects to "${target.slice(0, 100)}"`);
			url = target;
		}
		return unreadable(`the server redirects more than ${MAX_REDIRECTS} times`);
	}

	async function respond(status: number, body: ResponseBody | null): Promise<Loaded> {
		if (status === 404 || status === 410) return missing(`the server responds with status ${status}`);
		if (status === 401 || status === 403) return forbidden(`the server responds with status ${status}`);
		if (status < 200 || status >= 300) return unreadable(`the server responds with status ${status}`);
		const loaded = body === null ? { bytes: new Uint8Array() } : await bytesOf(body, maxBytes);
		return 'bytes' in loaded && isWebPage(loaded.bytes) ? missing('the server sends a web page') : loaded;
	}
}

/** Servers of pages, such as Vite's, send their start page where there is no file. */
const isWebPage = (bytes: Uint8Array): boolean => /^\s*<(!doctype )?html\b/i.test(String.fromCharCode(...bytes.subarray(0, 50)));

const HIDDEN = 'percent signs in the path hide dots or slashes';

/** The URL of a file; `undefined` where its path hides dots or slashes. */
function urlOf(root: string, path: string): string | undefined {
	if (isHidden(path)) return undefined;
	try {
		const names = path.split('/').slice(1).map(encodeURIComponent);
		const url = root + names.join('/');
		return new URL(url).href.startsWith(root) ? url : undefined;
	} catch {
		// `encodeURIComponent` throws for half a surrogate pair.
		return undefined;
	}
}

/** We encode percent signs, but some servers decode twice. No honest path spells a dot or slash like this. */
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
