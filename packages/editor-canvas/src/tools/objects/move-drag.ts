import { signal } from '@preact/signals-core';
import { liveStep } from '@tilewright/editor-core/session/live-step.ts';
import type { Rect, Vector } from '@tilewright/geometry';
import { geometryOf, widened } from '@tilewright/geometry';
import { boundsOfChosen } from '../../objects/frame.ts';
import type { Guide } from '../../objects/guides.ts';
import { aligned, guideTargets } from '../../objects/guides.ts';
import { objectsWords } from '../../objects/objects-words.ts';
import { placedLayersOf } from '../../objects/placed-layers.ts';
import { heldMode } from '../../objects/snap.ts';
import type { Chosen } from '../../objects/transform.ts';
import { moved, placementChanges } from '../../objects/transform.ts';
import type { ToolContext, ToolPointer } from '../../tool/tool.ts';
import type { Drag } from './drag.ts';
import { traceBoxes } from './paint-selection.ts';
import { snap } from './snapping.ts';

/** The distance within which objects align, in pixels of the page. */
const GUIDE = 5;

/** Moves objects with the pointer (rules E43, E47). */
export function moveDrag(context: ToolContext, chosen: readonly Chosen[], from: ToolPointer): Drag {
	const { editor, session } = context;
	const geometry = geometryOf(session.map.value);
	const step = liveStep(session, objectsWords.steps.move(chosen.length), chosen.length);
	const shift = chosen[0]?.layer.shift ?? { x: 0, y: 0 };
	const start = {
		x: chosen.reduce((least, { placed }) => Math.min(least, placed.object.x), Infinity),
		y: chosen.reduce((least, { placed }) => Math.min(least, placed.object.y), Infinity),
	};
	const bounds = boundsOfChosen(chosen);
	const ids = new Set(chosen.map(({ placed }) => placed.id));
	const guides = signal<readonly Guide[]>([]);
	/** The distance by which the frames are moved on the screen while the objects are not. */
	const ahead = signal<Vector>({ x: 0, y: 0 });
	let targets: readonly Rect[] | undefined;

	function distanceTo(pointer: ToolPointer): Vector {
		const plain = minus(pixel(pointer.screen), pixel(from.screen));
		const mode = heldMode(editor.preferences.snapMode.value, pointer);
		guides.value = [];
		if (mode !== 'none') {
			const at = { x: start.x + plain.x, y: start.y + plain.y };
			return minus(snap(context, at, shift, pointer), start);
		}
		if (!editor.preferences.smartGuides.value || pointer.ctrl) return plain;
		targets ??= guideTargets(placedLayersOf(session).value, ids, widened(bounds, 600 / pointer.scale));
		const by = minus(pointer.screen, from.screen);
		const found = aligned({ ...bounds, x: bounds.x + by.x, y: bounds.y + by.y }, targets, GUIDE / pointer.scale);
		guides.value = found.guides;
		return minus(pixel({ x: pointer.screen.x + found.by.x, y: pointer.screen.y + found.by.y }), pixel(from.screen));
	}

	const pixel = ({ x, y }: Vector): Vector => geometry.screenToPixel(x, y);

	return {
		cursor: 'move',
		move(pointer) {
			const by = distanceTo(pointer);
			step.set((map) => placementChanges(map, moved(chosen, by)));
			if (!step.isLive) ahead.value = minus(geometry.pixelToScreen(by.x, by.y), geometry.pixelToScreen(0, 0));
		},
		end: () => step.end(),
		cancel: () => step.cancel(),
		overlay(painter) {
			const { context: canvas } = painter;
			canvas.beginPath();
			for (const { from, to } of guides.value) painter.tracePolygon([from, to], false);
			canvas.strokeStyle = painter.color('guide');
			canvas.lineWidth = 1;
			canvas.stroke();
			const by = ahead.value;
			if (by.x === 0 && by.y === 0) return;
			canvas.beginPath();
			traceBoxes(painter, chosen, by);
			canvas.strokeStyle = painter.color('selection');
			canvas.stroke();
		},
	};
}

const minus = (a: Vector, b: Vector): Vector => ({ x: a.x - b.x, y: a.y - b.y });
