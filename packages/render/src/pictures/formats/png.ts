import { joined } from './joined.ts';

const SIGNATURE_LENGTH = 8;
/** What pixels are made of; all else tells of gamma, color profiles, significant bits, animation, rotation, or nothing of the picture. */
const KEPT = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

/**
 * The PNG with nothing but its pixels, so that no decoder changes their colors.
 *
 * @returns `undefined` where its end is missing: decoders would show a part of it, in silence
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
