/**
 * Decodes UTF-8.
 *
 * @returns the text, with a byte order mark if there is one; `undefined` if the bytes are not UTF-8
 */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
	try {
		return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
	} catch {
		return undefined;
	}
}
