/** The formats of pictures that are read. */
export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'svg';

/** What the first bytes of a file say of its picture. */
export interface ImageHead {
	readonly kind: ImageKind;
	/** In pixels. */
	readonly width: number;
	readonly height: number;
}

const MAGIC: readonly (readonly [ImageKind, at: number, bytes: readonly number[]])[] = [
	['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
	['jpeg', 0, [0xff, 0xd8, 0xff]],
	['gif', 0, [0x47, 0x49, 0x46, 0x38]],
	['webp', 8, [0x57, 0x45, 0x42, 0x50]],
	['bmp', 0, [0x42, 0x4d]],
];

/** What kind of picture a file holds, by its bytes: names lie. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
	for (const [kind, at, magic] of MAGIC) if (magic.every((byte, index) => bytes[at + index] === byte)) return kind;
	return looksLikeXml(bytes) ? 'svg' : undefined;
}

/** Behind a byte order mark and white space, the first character of XML is `<`. */
function looksLikeXml(bytes: Uint8Array): boolean {
	for (const byte of bytes.subarray(0, 256)) {
		if (byte === 0x3c) return true;
		const skipped = byte === 0xef || byte === 0xbb || byte === 0xbf || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
		if (!skipped) return false;
	}
	return false;
}
