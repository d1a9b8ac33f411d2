import type { Rect, Vector } from '@tilewright/geometry';
import type { ImageLayer } from '../model/game-map.ts';
import { SIDE } from './marker.ts';

/** What an image layer covers, in pixels of the world. */
export interface ImageArea extends Rect {
	/** The top left corner of one repetition of the picture. */
	readonly origin: Vector;
}

/**
 * What an image layer covers: the place of its picture or, along an axis on which it repeats, all that the camera sees (rule R10).
 *
 * @param size - of the picture, in pixels
 * @param at - where the layer is, as `layerPosition` says
 * @param view - what the camera sees, in pixels of the world
 * @example const { x, y, width, height, origin } = imageArea(sky, texture, layerPosition(map, sky, camera), camera);
 */
export function imageArea({ repeatx, repeaty }: ImageLayer, size: Size, at: Vector, view: Rect): ImageArea {
	return {
		x: repeatx ? view.x : at.x,
		y: repeaty ? view.y : at.y,
		width: repeatx ? view.width : size.width,
		height: repeaty ? view.height : size.height,
		origin: { x: at.x, y: at.y },
	};
}

/**
 * How large a marker is in the place of a picture that is missing: as large as the map states it. It does not repeat.
 *
 * @example if (texture === undefined) drawMarker(layerPosition(map, sky, camera), markerSize(sky));
 */
export const markerSize = ({ imagewidth = SIDE, imageheight = SIDE }: ImageLayer): Size => ({ width: imagewidth, height: imageheight });

type Size = Pick<Rect, 'width' | 'height'>;
