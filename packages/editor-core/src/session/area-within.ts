import type { SelectedAreaChange } from '@tilewright/edit';
import { intersection, rectangle } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import type { MapSession } from './map-session.ts';

/** Returns the change of the selected area when a map becomes another one whose cells are at the same places (rule E3). */
export function areaWithin({ area }: MapSession, { infinite, width, height }: TileMap): { readonly selectedArea?: SelectedAreaChange } {
	const before = area.value;
	return infinite ? {} : { selectedArea: { before, after: intersection(before, rectangle({ x: 0, y: 0, width, height })) } };
}
