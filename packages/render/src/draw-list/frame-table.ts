import type { Rect } from '@tilewright/geometry';
import type { PictureKey } from '../pictures/picture.ts';
import type { TileArt } from '../scene/tile-art.ts';
import type { AnimatedArea, Frame } from './draw-list.ts';

/** Collects the pictures and frames of a draw list, each of which gets one index, and the area of its animated tiles. */
export interface FrameTable {
	readonly images: PictureKey[];
	readonly frames: Frame[];
	/** The index of a tile's frame. */
	readonly frameOf: (art: TileArt, picture: PictureKey) => number;
	/** Adds a frame; returns its index. */
	readonly add: (picture: PictureKey, source: Rect) => number;
	readonly animated: AnimatedArea | undefined;
	/** Adds a box on the screen that shows something else from a time on. */
	readonly animate: (until: number, left: number, top: number, right: number, bottom: number) => void;
}

export function frameTable(): FrameTable {
	const images: PictureKey[] = [];
	const frames: Frame[] = [];
	const imageIndexes = new Map<string, number>();
	const tileFrames = new Map<TileArt, number>();
	let end = Infinity;
	let box: readonly [left: number, top: number, right: number, bottom: number] | undefined;

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
		get animated() {
			return box && { x: box[0], y: box[1], width: box[2] - box[0], height: box[3] - box[1], until: end };
		},
		animate(until, left, top, right, bottom) {
			if (until < end) end = until;
			if (box !== undefined && left >= box[0] && top >= box[1] && right <= box[2] && bottom <= box[3]) return;
			const [l, t, r, b] = box ?? [left, top, right, bottom];
			box = [Math.min(l, left), Math.min(t, top), Math.max(r, right), Math.max(b, bottom)];
		},
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
