import { computed, signal } from '@preact/signals-core';
import type { CellPosition } from '@tilewright/edit';
import { boundsOf, EMPTY_REGION, isEmpty, rectangle } from '@tilewright/edit';
import type { SelectionMode } from '@tilewright/editor-core/editor/tile-options.ts';
import type { CellBounds } from '@tilewright/format';
import type { ActiveTool, Tool, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { draggedRectangle } from './areas.ts';
import { drawArea } from './outline.ts';
import { withLayerPicking } from './pick-layer.ts';
import { selectedWith, selectionMode } from './selection.ts';
import { tilesWords } from './tiles-words.ts';

/** Selects rectangles of cells (rules E25 to E27). */
export const rectangularSelectTool: Tool = {
	id: 'RectangularSelectTool',
	text: tilesWords.rectangularSelect,
	keys: ['r'],
	layers: ['tilelayer'],
	start: (context) => withLayerPicking(context, rectangularSelectOn(context)),
};

interface Drag {
	readonly from: CellPosition;
	readonly mode: SelectionMode;
	/** Keys that chose the mode do not shape the rectangle until they are pressed again. */
	readonly held: { shift: boolean; ctrl: boolean };
}

function rectangularSelectOn(context: ToolContext): ActiveTool {
	const { session } = context;
	const drag = signal<Drag | undefined>(undefined);
	const pointer = signal<ToolPointer | undefined>(undefined);

	const bounds = computed((): CellBounds | undefined => {
		const [going, at] = [drag.value, pointer.value];
		if (going === undefined || at === undefined) return undefined;
		const { from, held } = going;
		return draggedRectangle(from, at.cell, { square: at.shift && !held.shift, centered: at.ctrl && !held.ctrl });
	});

	function follow(at: ToolPointer): void {
		if (drag.value !== undefined) {
			drag.value.held.shift &&= at.shift;
			drag.value.held.ctrl &&= at.ctrl;
		}
		pointer.value = at;
	}

	return {
		overlay(painter) {
			if (drag.value === undefined || bounds.value === undefined) return;
			drawArea(painter, rectangle(bounds.value), drag.value.mode === 'subtract' ? 'erase' : 'selection', 0.2);
		},
		hint: computed(() => {
			const shown = bounds.value ?? boundsOf(session.area.value);
			return shown === undefined ? '' : tilesWords.size(shown.width, shown.height);
		}),
		down(at) {
			if (at.button === 2) {
				if (drag.value === undefined) session.selectArea(EMPTY_REGION);
				drag.value = undefined;
				return;
			}
			if (at.button !== 0) return;
			pointer.value = at;
			drag.value = { from: at.cell, mode: selectionMode(context, at), held: { shift: at.shift, ctrl: at.ctrl } };
		},
		move: follow,
		modifiers: follow,
		up(at) {
			if (at.button !== 0 || drag.value === undefined) return;
			follow(at);
			const { from, mode } = drag.value;
			const isClick = from.x === at.cell.x && from.y === at.cell.y;
			// A click clears the area; in a mode other than replacing, it takes the one cell.
			if (isClick && mode === 'replace') session.selectArea(EMPTY_REGION);
			else if (bounds.value !== undefined) session.selectArea(selectedWith(context, mode, rectangle(bounds.value)));
			drag.value = undefined;
		},
		leave() {
			if (drag.value === undefined) pointer.value = undefined;
		},
		cancel() {
			const had = drag.value !== undefined || !isEmpty(session.area.value);
			if (drag.value === undefined) session.selectArea(EMPTY_REGION);
			drag.value = undefined;
			return had;
		},
	};
}
