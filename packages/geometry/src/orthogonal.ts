import type { OrthogonalMap } from '@tilewright/format';
import type { Geometry } from './geometry.ts';
import { skewedGeometry } from './oblique.ts';

/**
 * The geometry of a map of rectangles: pixels and the screen are one.
 *
 * @example orthogonalGeometry(map).tileToScreen(2, 1) // { x: 2 * map.tilewidth, y: map.tileheight }
 */
export function orthogonalGeometry(map: OrthogonalMap): Geometry {
	return skewedGeometry(map, 0, 0);
}
