import type { PictureSize } from '../picture.ts';
import { joined } from './joined.ts';

const SIGNATURE_LENGTH = 8;
/** The chunks that pixels need. Others hold gamma, color profiles, significant bits, animation, rotation, or no image data at all. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/** The size of a PNG. */
export function pngSize(view: DataView): PictureSize | undefined {
	return view.byteLength < 33 ? undefined : { width: view.getUint32(16), height: view.getUint32(20) };
}

/**
 * The PNG without chunks that could make a decoder change its colors.
 *
 * @returns `undefined` if the end of the file is missing: decoders would silently show only a part of the picture
 */
export function plainPng(bytes: Uint8Array): Uint8Array | undefined {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const parts = [bytes.subarray(0, SIGNATURE_LENGTH)];
	let at = SIGNATURE_LENGTH;
	let dropped = false;
	while (at + 12 <= bytes.length) {
		const end = at + 12 + view.getUint32(at);
		if (end > bytes.length) return undefined;
		const type = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
		if (KEPT.has(type)) parts.push(bytes.subarray(at, end));
		else dropped = true;
		if (type === 'IEND') return dropped ? joined(parts) : bytes;
		at = end;
	}
	return undefined;
}
