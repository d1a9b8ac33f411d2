import type { SelectedAreaChange } from '@tilewright/edit';
import { intersection, rectangle, translated } from '@tilewright/edit';
import type { Vector } from '@tilewright/geometry';
import type { MapSession } from './map-session.ts';

/**
 * How the selected area changes when the content of a map moves (rule E81): what would lie outside a finite map is not selected any more, since
 * nothing could be painted then.
 *
 * @param by - in cells
 * @param size - of the map after that; none if it is infinite
 */
export function movedArea(
	{ area }: MapSession,
	by: Vector,
	size: { readonly width: number; readonly height: number } | undefined,
): { readonly selectedArea: SelectedAreaChange } {
	const before = area.value;
	const moved = translated(before, by.x, by.y);
	return { selectedArea: { before, after: size === undefined ? moved : intersection(moved, rectangle({ x: 0, y: 0, ...size })) } };
}
