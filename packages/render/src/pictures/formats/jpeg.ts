import type { PictureSize } from '../picture.ts';
import { joined } from './joined.ts';

interface Segment {
	readonly marker: number;
	/** Index of its first byte, 0xFF. */
	readonly start: number;
	readonly end: number;
}

const START_OF_SCAN = 0xda;
/** EXIF, which may rotate the picture, and XMP. */
const APP1 = 0xe1;
/** Color profiles. */
const APP2 = 0xe2;
/** Markers that start a frame: 0xC4 and 0xCC are tables, 0xC8 is an extension. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** The size of a JPEG. */
export function jpegSize(view: DataView): PictureSize | undefined {
	const frame = segments(view).find(({ marker }) => isFrame(marker));
	if (frame === undefined || frame.start + 9 > view.byteLength) return undefined;
	return { width: view.getUint16(frame.start + 7), height: view.getUint16(frame.start + 5) };
}

/** The JPEG without color profiles, and without metadata that could rotate it. */
export function plainJpeg(bytes: Uint8Array): Uint8Array {
	const all = segments(new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength));
	const dropped = all.filter(({ marker }) => marker === APP1 || marker === APP2);
	if (dropped.length === 0) return bytes;
	const parts: Uint8Array[] = [];
	let from = 0;
	for (const { start, end } of dropped) {
		parts.push(bytes.subarray(from, start));
		from = end;
	}
	parts.push(bytes.subarray(from));
	return joined(parts);
}

/** The segments before the pixels. */
function segments(view: DataView): Segment[] {
	const found: Segment[] = [];
	let at = 2;
	while (at + 4 <= view.byteLength && view.getUint8(at) === 0xff) {
		const marker = view.getUint8(at + 1);
		if (marker === 0xff) {
			// A padding byte.
			at++;
			continue;
		}
		if (marker === START_OF_SCAN) break;
		const alone = marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8);
		const end = alone ? at + 2 : at + 2 + view.getUint16(at + 2);
		if (end > view.byteLength) break;
		found.push({ marker, start: at, end });
		at = end;
	}
	return found;
}
