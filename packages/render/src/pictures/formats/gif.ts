import type { PictureSize } from '../picture.ts';

/** The size of a GIF. A first frame that reaches outside makes it larger: decoders allocate memory for that, too. */
export function gifSize(view: DataView): PictureSize | undefined {
	if (view.byteLength < 13) return undefined;
	const width = view.getUint16(6, true);
	const height = view.getUint16(8, true);
	let at = 13 + colorTableSize(view.getUint8(10));
	while (at + 10 <= view.byteLength) {
		const block = view.getUint8(at);
		if (block === 0x2c) {
			return {
				width: Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true)),
				height: Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true)),
			};
		}
		if (block !== 0x21) return undefined;
		at = afterSubBlocks(view, at + 2);
	}
	return undefined;
}

const colorTableSize = (flags: number): number => (flags & 0x80 ? 3 << ((flags & 7) + 1) : 0);

function afterSubBlocks(view: DataView, at: number): number {
	while (at < view.byteLength) {
		const length = view.getUint8(at);
		at += length + 1;
		if (length === 0) break;
	}
	return at;
}
