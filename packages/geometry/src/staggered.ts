import type { StaggeredMap } from '@tilewright/format';
import type { Geometry } from './geometry.ts';
import { staggeredGeometryOf } from './hexagonal.ts';

/**
 * The geometry of a map of diamonds in shifted rows or columns: of hexagons whose sides have no length (rule R3).
 *
 * @example staggeredGeometry(map).outline(0, 0) // four corners
 */
export function staggeredGeometry(map: StaggeredMap): Geometry {
	return staggeredGeometryOf({ ...map, hexsidelength: 0 });
}
