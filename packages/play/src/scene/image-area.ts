import type { Rect, Vector } from '@tilewright/geometry';
import type { ImageLayer } from '../model/game-map.ts';
import { SIDE } from './marker.ts';

/** The area that an image layer covers, in pixels of the world. */
export interface ImageArea extends Rect {
	/** The top left corner of one repetition of the picture. */
	readonly origin: Vector;
	/** The part of the picture that covers it, in pixels of a texture that repeats: it may be larger than the picture. */
	readonly part: Rect;
}

/**
 * Returns the area that an image layer covers: the place of its picture or, along an axis on which it repeats, all that the camera sees.
 *
 * @param size - of the picture, in pixels
 * @param at - where the layer is, as `layerPosition` says
 * @param view - what the camera sees, in pixels of the world
 * @example const { x, y, width, height, origin } = imageArea(sky, texture, layerPosition(map, sky, camera), camera);
 */
export function imageArea({ repeatx, repeaty }: ImageLayer, size: Size, at: Vector, view: Rect): ImageArea {
	const [x, width] = repeatx ? [view.x, view.width] : [at.x, size.width];
	const [y, height] = repeaty ? [view.y, view.height] : [at.y, size.height];
	const part = { x: rest(x - at.x, size.width), y: rest(y - at.y, size.height), width, height };
	return { x, y, width, height, origin: { x: at.x, y: at.y }, part };
}

/** The distance without whole repetitions. */
const rest = (distance: number, size: number): number => distance - Math.floor(distance / size) * size;

/**
 * The size of the marker for a missing picture: that which the map states. A marker does not repeat.
 *
 * @example if (texture === undefined) drawMarker(layerPosition(map, sky, camera), markerSize(sky));
 */
export const markerSize = ({ imagewidth = SIDE, imageheight = SIDE }: ImageLayer): Size => ({ width: imagewidth, height: imageheight });

type Size = Pick<Rect, 'width' | 'height'>;
