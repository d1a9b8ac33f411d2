import { computed, signal } from '@preact/signals-core';
import { findObject } from '@tilewright/edit';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import type { Vector } from '@tilewright/geometry';
import type { Handle } from '../../objects/frame.ts';
import { frameOf, HANDLES, handlePoint } from '../../objects/frame.ts';
import { objectsAt } from '../../objects/hit.ts';
import { objectsWords } from '../../objects/objects-words.ts';
import { placedLayersOf, placedObjects } from '../../objects/placed-layers.ts';
import type { PlacedObject } from '../../objects/placed-object.ts';
import { distance } from '../../objects/plane.ts';
import { editableObjects, searchedLayers, selectObjects } from '../../objects/select.ts';
import { moved, placementChanges } from '../../objects/transform.ts';
import type { ActiveTool, Tool, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { toolMenus } from '../../tool/tool-menus.ts';
import type { Drag } from './drag.ts';
import { isDragged, reachOf } from './drag.ts';
import { lassoDrag } from './lasso-drag.ts';
import { moveDrag } from './move-drag.ts';
import { arrowOf, nudging } from './nudge.ts';
import { isOpaqueAt } from './opaque-tile.ts';
import { paintFrame, paintOutlines } from './paint-selection.ts';
import { cursorOf, resizeDrag } from './resize-drag.ts';
import { originDrag, rotateDrag } from './rotate-drag.ts';

/** Selects, moves, resizes and rotates objects (rules E42 to E50). */
export const selectObjectsTool: Tool = {
	id: 'ObjectSelectionTool',
	text: objectsWords.tools.select,
	keys: ['s'],
	layers: ['objectgroup'],
	start: selectObjectsOn,
};

function selectObjectsOn(context: ToolContext): ActiveTool {
	const { editor, session } = context;
	/** The selection whose handles rotate; those of another one resize. */
	const rotating = signal<readonly number[] | undefined>(undefined);
	const mode = computed(() => (rotating.value === session.selectedObjects.value ? 'rotate' : 'resize'));
	/** The origin marker at the place that the user chose; it belongs to a selection. */
	const placedOrigin = signal<Vector | undefined>(undefined);
	const movedFor = signal<readonly number[]>([]);
	const drag = signal<Drag | undefined>(undefined);
	const hovered = signal<number | undefined>(undefined);
	const over = signal('default');
	let pressed: ToolPointer | undefined;

	const editable = computed(() => editableObjects(session));
	const frame = computed(() => frameOf(editable.value));
	const origin = computed((): Vector => {
		const isOwn = movedFor.value === session.selectedObjects.value && placedOrigin.value !== undefined;
		return (isOwn ? placedOrigin.value : frame.value?.middle) ?? { x: 0, y: 0 };
	});
	const nudge = nudging(session, () => {
		const chosen = editable.value;
		const name = objectsWords.steps.move(chosen.length);
		return { name, changes: (map, by) => placementChanges(map, moved(chosen, by)) };
	});

	const isOpaque = (placed: PlacedObject, at: Vector): boolean => isOpaqueAt(session, placed, at);

	/** The objects under the pointer, topmost first. */
	function under(pointer: ToolPointer): readonly PlacedObject[] {
		const reach = reachOf(pointer) / 2 / pointer.scale;
		for (const inLayer of searchedLayers(editor, session)) {
			const found = objectsAt(placedLayersOf(session).value, pointer.screen, { reach, inLayer, isOpaque });
			if (found.length > 0) return found;
		}
		return [];
	}

	function handleAt(pointer: ToolPointer): Handle | 'origin' | undefined {
		const shown = frame.value;
		if (shown?.hasHandles !== true) return undefined;
		const near = (point: Vector): boolean => distance(point, pointer.screen) * pointer.scale <= reachOf(pointer);
		if (mode.value === 'rotate' && near(origin.value)) return 'origin';
		return HANDLES.find(
			(handle) =>
				(mode.value === 'resize' || (handle.across !== 0 && handle.down !== 0)) && near(handlePoint(shown, handle, pointer.scale)),
		);
	}

	/** Whether the pointer is on a selected object or its handles. A press there works on it, whatever the properties panel shows. */
	const isOnSelection = (pointer: ToolPointer): boolean =>
		handleAt(pointer) !== undefined || under(pointer).some(({ id }) => session.selectedObjects.value.includes(id));

	function dragFrom(from: ToolPointer): Drag | undefined {
		const handle = handleAt(from);
		const shown = frame.value;
		if (handle !== undefined && shown !== undefined) {
			const start = origin.value;
			if (handle !== 'origin')
				return mode.value === 'resize'
					? resizeDrag(context, editable.value, shown, handle, from, start)
					: rotateDrag(context, editable.value, from, start);
			movedFor.value = session.selectedObjects.value;
			placedOrigin.value = start;
			return originDrag(placedOrigin, from, start);
		}
		const [hit] = under(from);
		const isMove = from.alt ? editable.value.length > 0 : hit !== undefined && !from.shift;
		if (!isMove) return lassoDrag(context, from);
		if (!from.alt && hit !== undefined && !session.selectedObjects.value.includes(hit.id)) {
			selectObjects(session, from.ctrl ? [...session.selectedObjects.value, hit.id] : [hit.id]);
		}
		return moveDrag(context, editable.value, from);
	}

	function click(pointer: ToolPointer): void {
		const found = under(pointer);
		const selected = session.selectedObjects.value;
		const [hit] = found;
		if (pointer.alt && found.length > 0) {
			const current = found.findIndex(({ id }) => selected.includes(id));
			const below = found[(current + 1) % found.length];
			if (below !== undefined) selectObjects(session, [below.id]);
		} else if (pointer.shift || pointer.ctrl) {
			if (hit === undefined) return;
			const isIn = selected.includes(hit.id);
			selectObjects(session, isIn ? selected.filter((id) => id !== hit.id) : [...selected, hit.id]);
		} else if (hit === undefined) {
			if (handleAt(pointer) === undefined) selectObjects(session, []);
		} else if (selected.includes(hit.id)) {
			rotating.value = mode.value === 'resize' ? selected : undefined;
		} else selectObjects(session, [hit.id]);
	}

	/** Edits the points of a polygon, or opens the template of an instance. @returns whether there is one of them */
	function openObject(pointer: ToolPointer): boolean {
		const [hit] = under(pointer);
		if (hit === undefined) return false;
		if (!('polygon' in hit.object || 'polyline' in hit.object)) {
			if (!('template' in findObject(session.map.value, hit.id).object)) return false;
			selectObjects(session, [hit.id]);
			void runAction(editor, 'EditTemplate');
			return true;
		}
		selectObjects(session, [hit.id]);
		editor.toolIds.value = { ...editor.toolIds.value, objectgroup: 'EditPolygonTool' };
		return true;
	}

	function hover(pointer: ToolPointer): void {
		const handle = handleAt(pointer);
		const shown = frame.value;
		const [hit] = handle === undefined ? under(pointer) : [];
		hovered.value = hit?.id;
		if (handle === 'origin') over.value = 'move';
		else if (handle !== undefined && shown !== undefined) over.value = mode.value === 'resize' ? cursorOf(shown, handle) : 'grab';
		else over.value = hit !== undefined || (pointer.alt && editable.value.length > 0) ? 'move' : 'default';
	}

	function cancelDrag(): boolean {
		const had = pressed !== undefined;
		pressed = undefined;
		drag.value?.cancel();
		drag.value = undefined;
		return had;
	}

	return {
		cursor: computed(() => drag.value?.cursor ?? over.value),
		hint: computed(() => (session.selectedObjects.value.length > 0 ? objectsWords.selected(session.selectedObjects.value.length) : '')),
		down(pointer) {
			if (isOnSelection(pointer)) session.inspected.value = 'objects';
			if (pointer.button === 2 && cancelDrag()) return;
			if (pointer.button === 2 && pointer.alt) return toolMenus(editor).value?.objectsUnder(session, pointer.page, under(pointer));
			if (pointer.button === 2) {
				const [hit] = under(pointer);
				if (hit !== undefined && !session.selectedObjects.value.includes(hit.id)) selectObjects(session, [hit.id]);
				return toolMenus(editor).value?.objects(session, pointer.page);
			}
			if (pointer.button === 0) pressed = pointer;
		},
		move(pointer) {
			if (pressed !== undefined && drag.value === undefined && isDragged(pressed, pointer)) {
				drag.value = dragFrom(pressed);
				hovered.value = undefined;
			}
			if (drag.value !== undefined) drag.value.move(pointer);
			else if (pressed === undefined) hover(pointer);
		},
		up(pointer) {
			if (pressed === undefined || pointer.button !== 0) return;
			pressed = undefined;
			const done = drag.value;
			drag.value = undefined;
			if (done !== undefined) done.end(pointer);
			else if (pointer.clicks !== 2 || !openObject(pointer)) click(pointer);
		},
		leave() {
			hovered.value = undefined;
		},
		modifiers(pointer) {
			if (drag.value !== undefined) drag.value.move(pointer);
			else if (pressed === undefined) hover(pointer);
		},
		key(event) {
			const way = arrowOf(event, session, editor.preferences);
			if (way === undefined || drag.value !== undefined || editable.value.length === 0) return false;
			nudge(way, session.selectedObjects.value);
			return true;
		},
		cancel() {
			if (cancelDrag()) return true;
			if (session.selectedObjects.value.length === 0) return false;
			selectObjects(session, []);
			return true;
		},
		stop: () => void cancelDrag(),
		overlay(painter) {
			const { value: id } = hovered;
			if (id !== undefined && !session.selectedObjects.value.includes(id))
				paintOutlines(painter, placedObjects(placedLayersOf(session).value, [id]), 1);
			if (frame.value !== undefined) paintFrame(painter, frame.value, mode.value, origin.value);
			drag.value?.overlay?.(painter);
		},
	};
}
