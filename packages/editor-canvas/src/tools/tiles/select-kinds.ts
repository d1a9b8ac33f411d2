import { computed, signal } from '@preact/signals-core';
import { EMPTY_REGION, isEmpty } from '@tilewright/edit';
import type { SelectionMode } from '@tilewright/editor-core/editor/tile-options.ts';
import type { ActiveTool, Tool, ToolContext } from '../../tool/tool.ts';
import { kindsUnderPointer } from './kinds.ts';
import { drawArea } from './outline.ts';
import { withLayerPicking } from './pick-layer.ts';
import { selectedWith, selectionMode } from './selection.ts';
import { tilesWords } from './tiles-words.ts';

/** Selects connected cells that are equal (rule E25). */
export const magicWandTool: Tool = {
	id: 'MagicWandTool',
	text: tilesWords.magicWand,
	keys: ['w'],
	layers: ['tilelayer'],
	start: (context) => withLayerPicking(context, selectKindsOn(context, true)),
};

/** Selects all cells of the layer that are equal (rule E25). */
export const selectSameTileTool: Tool = {
	id: 'SelectSameTileTool',
	text: tilesWords.selectSameTile,
	keys: ['s'],
	layers: ['tilelayer'],
	start: (context) => withLayerPicking(context, selectKindsOn(context, false)),
};

function selectKindsOn(context: ToolContext, connected: boolean): ActiveTool {
	const { session } = context;
	const kinds = kindsUnderPointer(session, connected);
	const pressed = signal<SelectionMode | undefined>(undefined);
	const region = computed(kinds.region);
	return {
		overlay(painter) {
			if (!isEmpty(region.value)) drawArea(painter, region.value, pressed.value === 'subtract' ? 'erase' : 'selection', 0.2);
		},
		down(at) {
			if (at.button === 2) {
				if (!kinds.release()) session.selectArea(EMPTY_REGION);
				pressed.value = undefined;
			} else if (at.button === 0) {
				pressed.value = selectionMode(context, at);
				kinds.press(at.cell);
			}
		},
		move({ cell }) {
			kinds.hover(cell);
		},
		up({ button }) {
			if (button !== 0 || pressed.value === undefined || !kinds.release()) return;
			session.selectArea(selectedWith(context, pressed.value, region.value));
			pressed.value = undefined;
		},
		leave() {
			kinds.hover(undefined);
		},
		cancel() {
			pressed.value = undefined;
			if (kinds.release()) return true;
			if (isEmpty(session.area.value)) return false;
			session.selectArea(EMPTY_REGION);
			return true;
		},
	};
}
