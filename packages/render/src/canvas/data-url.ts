const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
/** The value of each character's code, or 64. */
const VALUES = new Uint8Array(128).fill(64);
for (let value = 0; value < 64; value++) VALUES[ALPHABET.charCodeAt(value)] = value;

/** Whether a path stands for the bytes themselves: a picture within a document (rule X3). */
export const isDataUrl = (path: string): boolean => /^data:/i.test(path);

/** The bytes of a `data:` URL; `undefined` where it has none. */
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

/** What is none of the 64 characters is passed over: white space, padding. */
function base64Bytes(text: string): Uint8Array {
	const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
	let length = 0;
	let bits = 0;
	let count = 0;
	for (let at = 0; at < text.length; at++) {
		const value = VALUES[text.charCodeAt(at)] ?? 64;
		if (value === 64) continue;
		bits = ((bits << 6) | value) & 0xffff;
		count += 6;
		if (count >= 8) {
			count -= 8;
			bytes[length++] = bits >> count;
		}
	}
	return bytes.subarray(0, length);
}
