import type { Layer } from '../model/game-map.ts';
import type { GameObject } from '../model/tiles-and-objects.ts';
import { colorOf } from './color.ts';

/** How something is drawn onto what is below it. */
export interface Look {
	/** From 0, invisible, to 1. */
	readonly opacity: number;
	/** The color that pixels are multiplied with, as `0xRRGGBB`; white changes nothing. */
	readonly tint: number;
	readonly blend: Layer['mode'];
}

const WHITE = 0xffffff;

/**
 * How the pictures of a layer are drawn: its tiles, its tile objects, its image. The alpha of the tint is part of the opacity.
 *
 * @param object - a tile object of the layer: its opacity counts, too
 * @example Object.assign(sprite, { alpha: pictureLook(layer).opacity, tint: pictureLook(layer).tint });
 */
export function pictureLook({ opacity, tintcolor, mode }: Layer, object?: GameObject): Look {
	const { rgb, alpha } = colorOf(tintcolor) ?? { rgb: WHITE, alpha: 1 };
	return { opacity: within(opacity * (object?.opacity ?? 1)) * alpha, tint: rgb, blend: mode };
}

/** How the shapes and texts of a layer are drawn: without its tint and blend mode (rule R7). */
export const plainLook = ({ opacity }: Layer, object: GameObject): Look => ({
	opacity: within(opacity * object.opacity),
	tint: WHITE,
	blend: 'normal',
});

const within = (opacity: number): number => Math.min(1, Math.max(0, opacity));
