import type { Region } from '@tilewright/edit';
import { difference, intersection, isEmpty, union } from '@tilewright/edit';
import type { SelectionMode } from '@tilewright/editor-core/editor/tile-options.ts';
import type { ToolContext, ToolPointer } from '../../tool/tool.ts';
import { withinMap } from './areas.ts';

/** Returns the way in which a selection that begins now changes the area: by the keys that are held, else as chosen (rule E26). */
export function selectionMode({ editor }: ToolContext, { shift, ctrl }: Pick<ToolPointer, 'shift' | 'ctrl'>): SelectionMode {
	if (shift) return ctrl ? 'intersect' : 'add';
	return ctrl ? 'subtract' : editor.tileOptions.selection.value;
}

/** The area with a region added, taken out and so on; only cells of the map. */
export function selectedWith({ session }: ToolContext, mode: SelectionMode, region: Region): Region {
	const before = session.area.value;
	const map = withinMap(session);
	// Facts about a region that are kept, such as its outline, stay valid.
	const own = isEmpty(difference(region, map)) ? region : intersection(region, map);
	switch (mode) {
		case 'replace':
			return own;
		case 'add':
			return union(before, own);
		case 'subtract':
			return difference(before, own);
		case 'intersect':
			return intersection(before, own);
	}
}
