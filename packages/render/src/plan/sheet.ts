import type { Frame, PlannedImage } from './draw-list.ts';
import type { TileArt } from './tile-art.ts';

/** Numbers the pictures and frames of a plan, each once. */
export interface Sheet {
	readonly images: PlannedImage[];
	readonly frames: Frame[];
	/** The frame of a tile that has a picture. */
	readonly frameOf: (art: TileArt, picture: PlannedImage) => number;
	readonly add: (picture: PlannedImage, source: Omit<Frame, 'image'>) => number;
}

export function emptySheet(): Sheet {
	const images: PlannedImage[] = [];
	const frames: Frame[] = [];
	const imageIndexes = new Map<string, number>();
	const ofTiles = new Map<TileArt, number>();

	function add(picture: PlannedImage, source: Omit<Frame, 'image'>): number {
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
