import type { PictureKey } from '../pictures/picture.ts';
import type { TileArt } from '../scene/tile-art.ts';
import type { Frame } from './draw-list.ts';

/** Numbers the pictures and frames of a draw list, each once. */
export interface FrameTable {
	readonly images: PictureKey[];
	readonly frames: Frame[];
	/** The frame of a tile that has a picture. */
	readonly frameOf: (art: TileArt, picture: PictureKey) => number;
	readonly add: (picture: PictureKey, source: Omit<Frame, 'image'>) => number;
}

export function frameTable(): FrameTable {
	const images: PictureKey[] = [];
	const frames: Frame[] = [];
	const imageIndexes = new Map<string, number>();
	const ofTiles = new Map<TileArt, number>();

	function add(picture: PictureKey, source: Omit<Frame, 'image'>): number {
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
			let frame = ofTiles.get(art);
			if (frame === undefined) {
				frame = add(picture, art.source);
				ofTiles.set(art, frame);
			}
			return frame;
		},
	};
}
