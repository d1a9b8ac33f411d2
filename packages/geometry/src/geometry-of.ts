import type { TileMap } from '@tilewright/format';
import type { Geometry } from './geometry.ts';
import { hexagonalGeometry, staggeredGeometry } from './hexagonal.ts';
import { isometricGeometry } from './isometric.ts';
import { obliqueGeometry, orthogonalGeometry } from './oblique.ts';

/**
 * The geometry of a map, for its orientation. It depends only on the map's own fields, which are read once: call this again after they
 * change.
 *
 * @example geometryOf(map).screenToTile(event.offsetX, event.offsetY)
 */
export function geometryOf(map: TileMap): Geometry {
	switch (map.orientation) {
		case 'orthogonal':
			return orthogonalGeometry(map);
		case 'isometric':
			return isometricGeometry(map);
		case 'staggered':
			return staggeredGeometry(map);
		case 'hexagonal':
			return hexagonalGeometry(map);
		case 'oblique':
			return obliqueGeometry(map);
	}
}
