import type { Matrix } from '@tilewright/geometry';
import type { GameMap, Tile } from '@tilewright/play';
import { shownTile, shownUntil } from '@tilewright/play';
import type { MapPictures } from '../pictures/map-pictures.ts';
import type { TileImage } from './tile-image.ts';
import { tileImage } from './tile-image.ts';

/** Where a tile is drawn, from the pixels of its picture; frames of an animation may have different sizes. */
type MatrixOf = (shown: Tile) => Matrix | undefined;

/** What shows a tile at a time, in milliseconds. */
export type ShownImage = (time: number) => TileImage | undefined;

/** What shows a tile, and changes with time if the tile is animated. */
export function shownImage(map: GameMap, pictures: MapPictures, tile: Tile, matrixOf: MatrixOf): ShownImage {
	const first = imageOf(tile);
	if (tile.animation.length === 0) return () => first;
	let [current, from, until] = [first, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	return (time) => {
		// Time may run backwards: a game can set it.
		if (time >= from && time < until) return current;
		from = time;
		until = shownUntil(tile, time) ?? Number.POSITIVE_INFINITY;
		current = imageOf(shownTile(map.tiles, tile, time));
		return current;
	};

	function imageOf(shown: Tile | undefined): TileImage | undefined {
		const matrix = shown && matrixOf(shown);
		return shown === undefined || matrix === undefined ? undefined : tileImage(pictures, shown, matrix);
	}
}
