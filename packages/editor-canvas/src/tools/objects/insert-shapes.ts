import { computed, signal } from '@preact/signals-core';
import type { ObjectOptions } from '@tilewright/edit';
import type { Rect, Vector } from '@tilewright/geometry';
import { objectsWords } from '../../objects/objects-words.ts';
import { rectBetween } from '../../objects/plane.ts';
import type { ActiveTool, Tool, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { isDragged } from './drag.ts';
import { insertion, leaveInserting } from './insertion.ts';

type BoxShape = 'rectangle' | 'ellipse' | 'capsule';

const shapeTool = (id: string, name: string, keys: string, shape: BoxShape): Tool => ({
	id,
	text: name,
	keys: [keys],
	layers: ['objectgroup'],
	start: (context) => insertShape(context, shape),
});

/** Draws rectangles (rule E37). */
export const insertRectangleTool = shapeTool('CreateRectangleObjectTool', objectsWords.tools.rectangle, 'r', 'rectangle');

/** Draws ellipses (rule E37). */
export const insertEllipseTool = shapeTool('CreateEllipseObjectTool', objectsWords.tools.ellipse, 'c', 'ellipse');

/** Draws capsules (rule E37). */
export const insertCapsuleTool = shapeTool('CreateCapsuleObjectTool', objectsWords.tools.capsule, 'Shift+KeyC', 'capsule');

function insertShape(context: ToolContext, shape: BoxShape): ActiveTool {
	const inserting = insertion(context);
	const from = signal<{ readonly pointer: ToolPointer; readonly at: Vector } | undefined>(undefined);
	const to = signal<ToolPointer | undefined>(undefined);

	const draft = computed((): ObjectOptions | undefined => {
		if (from.value === undefined || to.value === undefined) return undefined;
		// A click makes an object without a size, also when the hand trembles.
		const isClick = !isDragged(from.value.pointer, to.value);
		const { shift, alt } = to.value;
		// Ctrl and Shift together mean the fine grid.
		const isEqual = shift && !to.value.ctrl;
		const box = isClick ? { ...from.value.at, width: 0, height: 0 } : drawnBox(from.value.at, inserting.position(to.value), isEqual, alt);
		return { shape, ...box };
	});

	function finish(): void {
		const made = draft.value;
		from.value = undefined;
		if (made !== undefined) inserting.add(made);
	}

	return {
		inserts: true,
		ghost: computed(() => inserting.changes(draft.value)),
		hint: computed(() => {
			const made = draft.value;
			return made !== undefined && 'width' in made ? objectsWords.size(made.width ?? 0, made.height ?? 0) : '';
		}),
		down(pointer) {
			if (pointer.button === 2) from.value = undefined;
			if (pointer.button !== 0 || inserting.layer() === undefined) return;
			to.value = pointer;
			from.value = { pointer, at: inserting.position(pointer) };
		},
		move(pointer) {
			to.value = pointer;
		},
		modifiers(pointer) {
			to.value = pointer;
		},
		up(pointer) {
			if (pointer.button !== 0 || from.value === undefined) return;
			to.value = pointer;
			finish();
		},
		key({ key }) {
			if (key !== 'Enter' || from.value === undefined) return false;
			finish();
			return true;
		},
		cancel() {
			if (from.value === undefined) return leaveInserting(context);
			from.value = undefined;
			return true;
		},
	};
}

/** The box between two points: with equal sides, the larger counts; or with the first point in its middle (rule E37). */
function drawnBox(from: Vector, to: Vector, isEqual: boolean, isCentred: boolean): Rect {
	const [dx, dy] = [to.x - from.x, to.y - from.y];
	const side = Math.max(Math.abs(dx), Math.abs(dy));
	const end = isEqual ? { x: from.x + (dx < 0 ? -side : side), y: from.y + (dy < 0 ? -side : side) } : to;
	const start = isCentred ? { x: 2 * from.x - end.x, y: 2 * from.y - end.y } : from;
	return rectBetween(start, end);
}
