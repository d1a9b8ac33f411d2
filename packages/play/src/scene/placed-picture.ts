import type { Matrix, Rect } from '@tilewright/geometry';
import type { GameMap } from '../model/game-map.ts';
import type { Tile } from '../model/tiles-and-objects.ts';
import { shownTile, shownUntil } from '../tiles/shown-tile.ts';
import type { PictureFile } from './picture-files.ts';
import { tileFile } from './picture-files.ts';

/** A part of a picture, and where it is drawn. */
export interface PlacedPicture {
	readonly file: PictureFile;
	/** The part of the picture, in pixels. */
	readonly part: Rect;
	/** From the pixels of the part, its top left corner at 0, 0, to the layer. */
	readonly matrix: Matrix;
}

/** The picture of a tile at a time, in milliseconds; `undefined` if there is none. As long as nothing changes, it is the same object. */
export type PictureAt = (time: number) => PlacedPicture | undefined;

/**
 * Returns the picture of a tile, which changes with time if the tile is animated: for engines that keep what they draw.
 *
 * @param matrixOf - where a tile is drawn, as `placedMatrix` or `objectMatrix` says: frames of an animation may have different sizes
 * @example
 * const at = pictureAt(map, placed.tile, (shown) => placedMatrix(map, placed, shown));
 * if (at(now) !== drawn) draw(at(now));
 */
export function pictureAt(map: GameMap, tile: Tile, matrixOf: (shown: Tile) => Matrix | undefined): PictureAt {
	const first = placed(tile);
	if (tile.animation.length === 0) return () => first;
	let [current, from, until] = [first, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	return (time) => {
		// Time may run backwards: a game can set it.
		if (time >= from && time < until) return current;
		from = time;
		until = shownUntil(tile, time) ?? Number.POSITIVE_INFINITY;
		current = placed(shownTile(map.tiles, tile, time));
		return current;
	};

	function placed(shown: Tile | undefined): PlacedPicture | undefined {
		const matrix = shown && matrixOf(shown);
		return shown && matrix && placedPicture(shown, matrix);
	}
}

/** The picture of a tile in its place; `undefined` if it has no pixels. */
export function placedPicture(tile: Tile, matrix: Matrix): PlacedPicture | undefined {
	const file = tileFile(tile);
	const { picture: part } = tile;
	return file === undefined || part === undefined || part.width <= 0 || part.height <= 0 ? undefined : { file, part, matrix };
}
