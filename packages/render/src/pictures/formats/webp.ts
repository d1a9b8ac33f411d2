import type { PictureSize } from '../picture.ts';
import { joined } from './joined.ts';

interface Chunk {
	readonly type: string;
	readonly start: number;
	/** After its data and the padding byte. */
	readonly end: number;
}

const HEADER_LENGTH = 12;
/** Flags of the extended header: color profile, EXIF, XMP. */
const METADATA_FLAGS = 0x2c;
const METADATA = new Set(['ICCP', 'EXIF', 'XMP ']);

/** The size of a WebP. */
export function webpSize(view: DataView): PictureSize | undefined {
	if (view.byteLength < 30) return undefined;
	const start = 20;
	switch (typeAt(view, HEADER_LENGTH)) {
		case 'VP8 ':
			return { width: view.getUint16(start + 6, true) & 0x3fff, height: view.getUint16(start + 8, true) & 0x3fff };
		case 'VP8L': {
			const bits = view.getUint32(start + 1, true);
			return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
		}
		case 'VP8X':
			return { width: 1 + uint24(view, start + 4), height: 1 + uint24(view, start + 7) };
		default:
			return undefined;
	}
}

/** The WebP without color profile, and without metadata that could rotate it. */
export function plainWebp(bytes: Uint8Array): Uint8Array {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	const all = chunks(view);
	if (!all.some(({ type }) => METADATA.has(type))) return bytes;
	const kept = all.filter(({ type }) => !METADATA.has(type));
	const plain = joined([bytes.subarray(0, HEADER_LENGTH), ...kept.map(({ start, end }) => bytes.subarray(start, end))]);
	const written = new DataView(plain.buffer);
	written.setUint32(4, plain.length - 8, true);
	if (typeAt(written, HEADER_LENGTH) === 'VP8X') written.setUint8(20, written.getUint8(20) & ~METADATA_FLAGS);
	return plain;
}

function chunks(view: DataView): Chunk[] {
	const found: Chunk[] = [];
	let start = HEADER_LENGTH;
	while (start + 8 <= view.byteLength) {
		const length = view.getUint32(start + 4, true);
		const end = Math.min(view.byteLength, start + 8 + length + (length & 1));
		found.push({ type: typeAt(view, start), start, end });
		start = end;
	}
	return found;
}

const uint24 = (view: DataView, at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);

const typeAt = (view: DataView, at: number): string =>
	String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));
