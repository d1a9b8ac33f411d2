import { computed, signal } from '@preact/signals-core';
import type { EditOutcome, Region } from '@tilewright/edit';
import { EMPTY_REGION, hasCell, intersection, isEmpty, rectangle } from '@tilewright/edit';
import { chunkBounds, isInfinite } from '@tilewright/format';
import type { ActiveTool, Tool, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { withCapture } from './capture.ts';
import { isSmall } from './fill-ghost.ts';
import { fillStep } from './fill-step.ts';
import { kindsUnderPointer } from './kinds.ts';
import { drawArea } from './outline.ts';
import { withLayerPicking } from './pick-layer.ts';
import { currentTileLayer, paintable } from './tile-layers.ts';
import { NOTHING, tilePaint } from './tile-paint.ts';
import { tilesWords } from './tiles-words.ts';

/** Fills connected cells that are equal (rules E18 to E21). */
export const bucketTool: Tool = {
	id: 'BucketFillTool',
	text: tilesWords.bucket,
	keys: ['f'],
	layers: ['tilelayer'],
	start: (context) => withLayerPicking(context, withCapture(context, bucketOn(context))),
};

function bucketOn(context: ToolContext): ActiveTool {
	const { editor, session } = context;
	const paint = tilePaint(context);
	const kinds = kindsUnderPointer(session, true);
	const pointer = signal<ToolPointer | undefined>(undefined);

	/** The region that a click fills now. */
	const region = computed((): Region => {
		const at = pointer.value;
		if (at === undefined) return EMPTY_REGION;
		const within = paintable(session);
		const { x, y } = at.cell;
		if (at.shift) {
			const whole = within ?? wholeLayer(context);
			return hasCell(whole, x, y) ? whole : EMPTY_REGION;
		}
		const found = kinds.region();
		return within === undefined ? found : hasCell(within, x, y) ? intersection(found, within) : EMPTY_REGION;
	});
	const filled = computed((): EditOutcome => (isEmpty(region.value) || paint.refusal() !== undefined ? NOTHING : paint.fill(region.value)));

	return {
		ghost: computed(() => (isSmall(region.value) ? filled.value.changes : [])),
		overlay(painter) {
			if (!isEmpty(region.value) && paint.refusal() === undefined)
				drawArea(painter, region.value, 'selection', isSmall(region.value) ? 0 : 0.35);
		},
		down(at) {
			pointer.value = at;
			if (at.button !== 0 || paint.refuses()) return;
			if (isOutside(context, at)) editor.notify(tilesWords.outsideSelection);
			else kinds.press(at.cell);
		},
		move(at) {
			pointer.value = at;
			kinds.hover(at.cell);
		},
		up({ button, shift }) {
			if (button !== 0 || !kinds.release()) return;
			const whole = shift && paintable(session) !== undefined;
			fillStep(context, whole ? tilesWords.fillSelection : tilesWords.fillArea, paint, region.value, () => filled.value);
		},
		modifiers(at) {
			pointer.value = at;
		},
		leave() {
			// While the button is held, the pressed region is filled.
			if (kinds.isPressed()) return;
			pointer.value = undefined;
			kinds.hover(undefined);
		},
		cancel: () => kinds.release(),
	};
}

const isOutside = ({ session }: ToolContext, { cell }: ToolPointer): boolean => {
	const within = paintable(session);
	return within !== undefined && !hasCell(within, cell.x, cell.y);
};

/** The cells of the current layer; on infinite maps those of its chunks. */
function wholeLayer({ session }: ToolContext): Region {
	const layer = currentTileLayer(session);
	if (layer === undefined) return EMPTY_REGION;
	return rectangle(isInfinite(layer) ? chunkBounds(layer.chunks) : { x: 0, y: 0, width: layer.width, height: layer.height });
}
