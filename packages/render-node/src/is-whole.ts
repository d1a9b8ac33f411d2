import { imageKind } from '@tilewright/render/internal';
import { isWholePng } from './png/is-whole-png.ts';

/**
 * Whether a picture has all the pixels that its header announces, as far as that can be seen without decoding it. The decoder draws
 * nothing, or something gray, in place of pixels that are missing, and reports no error.
 */
export async function isWhole(bytes: Uint8Array): Promise<boolean> {
	switch (imageKind(bytes)) {
		case 'png':
			return await isWholePng(bytes);
		case 'jpeg':
			return hasEndOfImage(bytes);
		case 'bmp':
			return hasAllRows(bytes);
		default:
			return true;
	}
}

const MARKER = 0xff;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * Whether a JPEG ends with the marker for its end. Other data may follow it. Thumbnails in the metadata end with one, too, so only the
 * pixels are searched.
 */
function hasEndOfImage(bytes: Uint8Array): boolean {
	for (let at = bytes.length - 2; at >= 0; at--) {
		if (bytes[at] !== MARKER) continue;
		const marker = bytes[at + 1];
		if (marker === END_OF_IMAGE) return true;
		if (marker === START_OF_SCAN) return false;
	}
	return false;
}

/** Whether a BMP without compression has all its rows. */
function hasAllRows(bytes: Uint8Array): boolean {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const header = view.byteLength < 18 ? 0 : view.getUint32(14, true);
	const isOldest = header === 12;
	if (!isOldest && (header < 40 || view.byteLength < 34)) return true;
	const [width, height] = isOldest
		? [view.getUint16(18, true), view.getUint16(20, true)]
		: [view.getInt32(18, true), Math.abs(view.getInt32(22, true))];
	const bits = view.getUint16(isOldest ? 24 : 28, true);
	const isCompressed = !isOldest && ![0, 3].includes(view.getUint32(30, true));
	// Rows are filled up to four bytes.
	return isCompressed || view.byteLength >= view.getUint32(10, true) + height * 4 * Math.ceil((width * bits) / 32);
}
