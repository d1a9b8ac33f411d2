import type { Rect } from '@tilewright/geometry';
import type { PictureKey } from '../pictures/picture.ts';
import type { TileArt } from '../scene/tile-art.ts';
import type { Frame } from './draw-list.ts';

/** Collects the pictures and frames of a draw list; each gets one index. */
export interface FrameTable {
	readonly images: PictureKey[];
	readonly frames: Frame[];
	/** The index of a tile's frame. */
	readonly frameOf: (art: TileArt, picture: PictureKey) => number;
	/** Adds a frame; returns its index. */
	readonly add: (picture: PictureKey, source: Rect) => number;
}

export function frameTable(): FrameTable {
	const images: PictureKey[] = [];
	const frames: Frame[] = [];
	const imageIndexes = new Map<string, number>();
	const tileFrames = new Map<TileArt, number>();

	function add(picture: PictureKey, source: Rect): number {
		const key = `${picture.transparentcolor ?? ''} ${picture.path}`;
		let image = imageIndexes.get(key);
		if (image === undefined) {
			image = images.push(picture) - 1;
			imageIndexes.set(key, image);
		}
		return frames.push({ image, ...source }) - 1;
	}

	return {
		images,
		frames,
		add,
		frameOf(art, picture) {
			let frame = tileFrames.get(art);
			if (frame === undefined) {
				frame = add(picture, art.source);
				tileFrames.set(art, frame);
			}
			return frame;
		},
	};
}
