import { decodeBase64, encodeBase64 } from './base64.ts';

/** Whether a path is a `data:` URL, which holds the file's bytes itself. */
export const isDataUrl = (path: string): boolean => /^data:/i.test(path);

/**
 * Writes bytes as a `data:` URL.
 *
 * @param type - the media type, such as `image/png`
 */
export const dataUrl = (type: string, bytes: Uint8Array): string => `data:${type};base64,${encodeBase64(bytes)}`;

/**
 * Reads the bytes of a `data:` URL. Inside base64 all characters outside its alphabet are ignored, such as white space.
 *
 * @returns `undefined` if the URL has no comma or is badly encoded
 */
export function dataUrlBytes(url: string): Uint8Array | undefined {
	const comma = url.indexOf(',');
	if (comma < 0) return undefined;
	const body = url.slice(comma + 1);
	if (/;\s*base64\s*$/i.test(url.slice(0, comma))) return base64Bytes(body);
	try {
		return new TextEncoder().encode(decodeURIComponent(body));
	} catch {
		return undefined;
	}
}

function base64Bytes(body: string): Uint8Array | undefined {
	const text = new TextEncoder().encode(body.replace(/[^A-Za-z0-9+/]+/g, ''));
	// A single character at the end has too few bits for a byte.
	const decoded = decodeBase64(text, 0, text.length % 4 === 1 ? text.length - 1 : text.length);
	return decoded.ok ? decoded.bytes : undefined;
}
