import type { Matrix } from '@tilewright/geometry';
import type { GameMap, Tile } from '@tilewright/play';
import type { PlacedPicture } from '@tilewright/play/scene';
import { pictureAt } from '@tilewright/play/scene';
import type { MapPictures } from '../pictures/map-pictures.ts';
import type { TileImage } from './tile-image.ts';
import { tileImage } from './tile-image.ts';

/** The image of a tile at a time, in milliseconds. */
export type ShownImage = (time: number) => TileImage | undefined;

/**
 * Returns the image of a tile, which changes with time if the tile is animated.
 *
 * @param matrixOf - where a tile is drawn, from the pixels of its picture; frames of an animation may have different sizes
 */
export function shownImage(map: GameMap, pictures: MapPictures, tile: Tile, matrixOf: (shown: Tile) => Matrix | undefined): ShownImage {
	const at = pictureAt(map, tile, matrixOf);
	let picture: PlacedPicture | undefined;
	let image: TileImage | undefined;
	return (time) => {
		const now = at(time);
		if (now !== picture) {
			picture = now;
			image = now && tileImage(pictures, now);
		}
		return image;
	};
}
