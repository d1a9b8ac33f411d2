import type { TileMap } from '@tilewright/format';
import type { Geometry } from './geometry.ts';
import { hexagonalGeometry } from './hexagonal.ts';
import { isometricGeometry } from './isometric.ts';
import { obliqueGeometry } from './oblique.ts';
import { orthogonalGeometry } from './orthogonal.ts';
import { staggeredGeometry } from './staggered.ts';

/**
 * How the cells of a map lie on the plane, as its orientation says. Only the map's own fields are looked at, and only now: after a
 * change of them, ask again.
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
