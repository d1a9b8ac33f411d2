import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import { heldMode, snapped } from '../../objects/snap.ts';
import type { ToolContext, ToolPointer } from '../../tool/tool.ts';

/** The keys that change snapping. */
type Keys = Pick<ToolPointer, 'ctrl' | 'shift'>;

/** Snaps a position in the pixels of objects, as the user has set it and as held keys change it (rules E57, E58). */
export function snap({ editor, session }: ToolContext, pixel: Vector, shift: Vector, keys: Keys): Vector {
	const { snapMode, fineGrid } = editor.preferences;
	const mode = heldMode(snapMode.value, keys);
	return snapped(pixel, { mode, geometry: geometryOf(session.map.value), divisions: fineGrid.value, shift });
}
