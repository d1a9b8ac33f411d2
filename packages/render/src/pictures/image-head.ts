import { gifSize } from './formats/gif.ts';
import { jpegSize } from './formats/jpeg.ts';
import { pngSize } from './formats/png.ts';
import { webpSize } from './formats/webp.ts';
import type { PictureSize } from './picture.ts';
import { svgSize } from './svg/size.ts';

/** The formats that pictures are read from. */
export type ImageKind = 'png' | 'jpeg' | 'gif' | 'webp' | 'bmp' | 'svg';

/** Format and size of a picture. */
export interface ImageHead {
	readonly kind: ImageKind;
	/** In pixels. */
	readonly width: number;
	readonly height: number;
}

/**
 * The format and size of a picture, from the headers of its file. Nothing is decoded, so this is safe for any file.
 *
 * @returns `undefined` if the bytes are not a picture in a known format
 * @example imageHead(bytes); // { kind: 'png', width: 64, height: 32 }
 */
export function imageHead(bytes: Uint8Array): ImageHead | undefined {
	const kind = imageKind(bytes);
	if (kind === undefined) return undefined;
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const size = sizeOf[kind](view, bytes);
	return size === undefined || size.width < 1 || size.height < 1 ? undefined : { kind, ...size };
}

const sizeOf = {
	png: pngSize,
	jpeg: jpegSize,
	gif: gifSize,
	webp: webpSize,
	bmp: (view: DataView): PictureSize | undefined => {
		if (view.byteLength < 26) return undefined;
		// The oldest header has 12 bytes and 16-bit numbers. A negative height means that rows are stored from top to bottom.
		if (view.getUint32(14, true) === 12) return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
		return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
	},
	svg: (_view: DataView, bytes: Uint8Array): PictureSize | undefined => svgSize(bytes),
};

const MAGIC: readonly (readonly [ImageKind, at: number, bytes: readonly number[]])[] = [
	['png', 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
	['jpeg', 0, [0xff, 0xd8, 0xff]],
	['gif', 0, [0x47, 0x49, 0x46, 0x38]],
	['webp', 8, [0x57, 0x45, 0x42, 0x50]],
	['bmp', 0, [0x42, 0x4d]],
];

/** The format of a picture, by its first bytes: file names may be wrong. */
export function imageKind(bytes: Uint8Array): ImageKind | undefined {
	for (const [kind, at, magic] of MAGIC) if (magic.every((byte, index) => bytes[at + index] === byte)) return kind;
	return looksLikeXml(bytes) ? 'svg' : undefined;
}

/** Whether the first character after a byte order mark and white space is `<`. */
function looksLikeXml(bytes: Uint8Array): boolean {
	for (const byte of bytes.subarray(0, 256)) {
		if (byte === 0x3c) return true;
		const skipped = byte === 0xef || byte === 0xbb || byte === 0xbf || byte === 0x20 || (byte >= 0x09 && byte <= 0x0d);
		if (!skipped) return false;
	}
	return false;
}
