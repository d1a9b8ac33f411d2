import type { Rect } from '@tilewright/geometry';
import type { PlacedMap } from './world.ts';

/**
 * The maps of a world that touch a rectangle, or are no farther away than a distance: those to load as the camera comes near.
 *
 * @param rect - in pixels of the world, such as what the camera sees
 * @param distance - in pixels. Default: 0
 * @example for (const placed of near(world, camera, 500)) loadPlacedMap(world, placed).then((map) => show(map, placed.x, placed.y));
 */
export const near = <Placed extends PlacedMap>({ maps }: { readonly maps: readonly Placed[] }, rect: Rect, distance = 0): Placed[] =>
	maps.filter((map) => {
		const { x, y, width, height } = map.covers ?? map;
		return (
			x <= rect.x + rect.width + distance &&
			y <= rect.y + rect.height + distance &&
			x + width >= rect.x - distance &&
			y + height >= rect.y - distance
		);
	});
