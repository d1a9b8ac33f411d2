import { computed, signal } from '@preact/signals-core';
import type { CellPosition, EditOutcome, Region } from '@tilewright/edit';
import { EMPTY_REGION, ellipseRegion, intersection, isEmpty, rectangle } from '@tilewright/edit';
import type { ActiveTool, Tool, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { draggedRectangle, withinMap } from './areas.ts';
import { withCapture } from './capture.ts';
import { isSmall } from './fill-ghost.ts';
import { fillStep } from './fill-step.ts';
import { drawArea } from './outline.ts';
import { withLayerPicking } from './pick-layer.ts';
import { paintable } from './tile-layers.ts';
import { NOTHING, tilePaint } from './tile-paint.ts';
import { tilesWords } from './tiles-words.ts';

/** Fills a rectangle or an ellipse that is dragged (rule E22). */
export const shapeFillTool: Tool = {
	id: 'ShapeFillTool',
	text: tilesWords.shapeFill,
	keys: ['p'],
	layers: ['tilelayer'],
	start: (context) => withLayerPicking(context, withCapture(context, shapeFillOn(context))),
};

function shapeFillOn(context: ToolContext): ActiveTool {
	const { editor, session } = context;
	const paint = tilePaint(context);
	const pointer = signal<ToolPointer | undefined>(undefined);
	const corner = signal<CellPosition | undefined>(undefined);

	const region = computed((): Region => {
		const [from, at] = [corner.value, pointer.value];
		if (from === undefined || at === undefined) return EMPTY_REGION;
		const bounds = draggedRectangle(from, at.cell, { square: at.shift, centered: at.alt });
		const shape = editor.tileOptions.shape.value === 'rectangle' ? rectangle(bounds) : ellipseRegion(bounds);
		return intersection(shape, paintable(session) ?? withinMap(session));
	});
	const filled = computed((): EditOutcome => (isEmpty(region.value) ? NOTHING : paint.fill(region.value)));

	return {
		ghost: computed(() => (isSmall(region.value) ? filled.value.changes : [])),
		overlay(painter) {
			if (!isEmpty(region.value)) drawArea(painter, region.value, 'selection', isSmall(region.value) ? 0 : 0.35);
		},
		hint: computed(() => {
			const [from, at] = [corner.value, pointer.value];
			if (from === undefined || at === undefined) return '';
			const { width, height } = draggedRectangle(from, at.cell, { square: at.shift, centered: at.alt });
			return tilesWords.size(width, height);
		}),
		down(at) {
			pointer.value = at;
			if (at.button === 0 && !paint.refuses()) corner.value = at.cell;
		},
		move(at) {
			pointer.value = at;
		},
		up(at) {
			pointer.value = at;
			if (at.button !== 0 || corner.value === undefined) return;
			fillStep(context, tilesWords.drawShape, paint, region.value, () => filled.value);
			corner.value = undefined;
		},
		modifiers(at) {
			pointer.value = at;
		},
		cancel() {
			const had = corner.value !== undefined;
			corner.value = undefined;
			return had;
		},
	};
}
