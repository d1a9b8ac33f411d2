import type { Geometry } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import type { GameMap, Layer } from '../model/game-map.ts';

/** The fields of a layer that functions here need. Without a layer, nothing is moved. */
export type Offset = Pick<Layer, 'offsetx' | 'offsety'>;

export const NO_OFFSET: Offset = { offsetx: 0, offsety: 0 };

/** Games convert in every frame: the geometry of a map is made once. */
const known = new WeakMap<GameMap['grid'], Geometry>();

/** The geometry of a map. */
export function geometryOfMap({ grid }: Pick<GameMap, 'grid'>): Geometry {
	let geometry = known.get(grid);
	if (geometry === undefined) {
		geometry = geometryOf(grid);
		known.set(grid, geometry);
	}
	return geometry;
}
