import { gifSize } from './formats/gif.ts';
import { jpegSize } from './formats/jpeg.ts';
import { webpSize } from './formats/webp.ts';
import type { ImageHead } from './image-kind.ts';
import { imageKind } from './image-kind.ts';
import { svgSize } from './svg/size.ts';

/** The size of a picture. */
interface Size {
	readonly width: number;
	readonly height: number;
}

/**
 * The kind and size of a picture, from its first bytes: nothing is decoded, so it is safe to ask of any file.
 *
 * @returns `undefined` where the bytes are no picture of a kind that is read
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
	png: (view: DataView): Size | undefined => (view.byteLength < 33 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) }),
	jpeg: jpegSize,
	gif: gifSize,
	webp: webpSize,
	bmp: (view: DataView): Size | undefined => {
		if (view.byteLength < 26) return undefined;
		// The oldest header, of 12 bytes, has numbers of 16 bits. A negative height says that the rows begin at the top.
		if (view.getUint32(14, true) === 12) return { width: view.getUint16(18, true), height: view.getUint16(20, true) };
		return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) };
	},
	svg: (_view: DataView, bytes: Uint8Array): Size | undefined => svgSize(bytes),
};
