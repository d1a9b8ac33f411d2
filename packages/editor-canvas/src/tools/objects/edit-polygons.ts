import { computed, signal } from '@preact/signals-core';
import { insertPoint } from '@tilewright/edit';
import { applyMatrix, invertMatrix } from '@tilewright/geometry';
import { objectsAt } from '../../objects/hit.ts';
import { objectsWords } from '../../objects/objects-words.ts';
import { placedLayersOf } from '../../objects/placed-layers.ts';
import { distance, holds, nearestOnSegment, rectBetween } from '../../objects/plane.ts';
import { editableObjects, searchedLayers, selectObjects } from '../../objects/select.ts';
import type { PointSelection } from '../../tool/point-selection.ts';
import { deleteSelectedPoints, pointSelectionOf } from '../../tool/point-selection.ts';
import type { PointShape, SelectedPoints } from '../../tool/point-shapes.ts';
import { pointShapesOf } from '../../tool/point-shapes.ts';
import type { ActiveTool, Tool, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { toolMenus } from '../../tool/tool-menus.ts';
import type { Drag } from './drag.ts';
import { isDragged, reachOf } from './drag.ts';
import { leaveInserting } from './insertion.ts';
import { movePointsDrag } from './move-points-drag.ts';
import { movedPoints } from './moved-points.ts';
import { arrowOf, nudging } from './nudge.ts';
import { paintPoint } from './paint-points.ts';

/** Edits the points of polygons and polylines (rules E59 to E62). */
export const editPolygonsTool: Tool = {
	id: 'EditPolygonTool',
	text: objectsWords.tools.editPolygons,
	keys: ['o'],
	layers: ['objectgroup'],
	start: editPolygons,
};

/** The distance from a segment within which the pointer counts, in pixels of the page (rule E59). */
const SEGMENT = 7;

function editPolygons(context: ToolContext): ActiveTool {
	const { editor, session } = context;
	const selected = signal<SelectedPoints>(new Map());
	const drag = signal<Drag | undefined>(undefined);
	const hovered = signal<{ readonly object: number; readonly points: readonly number[] } | undefined>(undefined);
	let pressed: ToolPointer | undefined;

	const shapes = computed(() => pointShapesOf(editableObjects(session)));
	/** The selected points that still exist. */
	const points = computed((): SelectedPoints => {
		const known = new Map(shapes.value.map((shape) => [shape.id, shape.points.length]));
		return new Map(
			[...selected.value].flatMap(([id, own]): [number, ReadonlySet<number>][] => {
				const kept = [...own].filter((point) => point < (known.get(id) ?? 0));
				return kept.length === 0 ? [] : [[id, new Set(kept)]];
			}),
		);
	});

	/** The point under the pointer, or the ends of the segment there. */
	function under(
		pointer: ToolPointer,
	): { readonly shape: PointShape; readonly points: readonly number[]; readonly isSegment: boolean } | undefined {
		for (const shape of shapes.value) {
			const point = shape.points.findIndex((at) => distance(at, pointer.screen) * pointer.scale <= reachOf(pointer));
			if (point >= 0) return { shape, points: [point], isSegment: false };
		}
		for (const shape of shapes.value) {
			const segment = segmentAt(shape, pointer);
			if (segment !== undefined) return { shape, points: [segment, (segment + 1) % shape.points.length], isSegment: true };
		}
		return undefined;
	}

	function segmentAt(shape: PointShape, { screen, scale }: ToolPointer): number | undefined {
		const { points: all, isClosed } = shape;
		let best: { readonly at: number; readonly away: number } | undefined;
		for (const [i, from] of all.entries()) {
			const to = all[i + 1] ?? (isClosed ? all[0] : undefined);
			if (to === undefined) continue;
			const away = distance(screen, nearestOnSegment(screen, from, to)) * scale;
			if (away <= SEGMENT && (best === undefined || away < best.away)) best = { at: i, away };
		}
		return best?.at;
	}

	const isSelected = (id: number, all: readonly number[]): boolean => all.every((point) => points.value.get(id)?.has(point) === true);

	/** Selects points, or with Shift adds or removes them. */
	function choose(id: number, all: readonly number[], isAdded: boolean): void {
		const before = isAdded ? points.value : new Map<number, ReadonlySet<number>>();
		const own = new Set(before.get(id));
		const isRemoved = isAdded && isSelected(id, all);
		for (const point of all)
			if (isRemoved) own.delete(point);
			else own.add(point);
		selected.value = new Map(before).set(id, own);
	}

	function click(pointer: ToolPointer): void {
		const found = under(pointer);
		if (found !== undefined) {
			if (pointer.clicks === 2 && found.isSegment) insertAt(found.shape, found.points[0] ?? 0, pointer);
			else choose(found.shape.id, found.points, pointer.shift || pointer.ctrl);
			return;
		}
		if (!pointer.shift && !pointer.ctrl) selected.value = new Map();
		const [hit] = objectsUnder(pointer);
		if (hit !== undefined) selectObjects(session, pointer.shift || pointer.ctrl ? [...session.selectedObjects.value, hit] : [hit]);
		else if (!pointer.shift && !pointer.ctrl && points.value.size === 0) selectObjects(session, []);
	}

	/** The polygons and polylines under the pointer, topmost first. */
	function objectsUnder(pointer: ToolPointer): number[] {
		const reach = SEGMENT / pointer.scale;
		for (const inLayer of searchedLayers(editor, session)) {
			const found = objectsAt(placedLayersOf(session).value, pointer.screen, { reach, inLayer });
			if (found.length > 0) return found.flatMap(({ id, object }) => ('polygon' in object || 'polyline' in object ? [id] : []));
		}
		return [];
	}

	/** Inserts a point at the nearest place of a segment (rule E60). */
	function insertAt(shape: PointShape, segment: number, { screen }: ToolPointer): void {
		const [from, to] = [shape.points[segment], shape.points[(segment + 1) % shape.points.length]];
		const inverse = invertMatrix(shape.toScreen);
		if (from === undefined || to === undefined || inverse === undefined) return;
		const at = nearestOnSegment(screen, from, to);
		const own = applyMatrix(inverse, at.x, at.y);
		session.do(objectsWords.steps.insertPoint, insertPoint(session.map.value, shape.id, segment, own));
		selected.value = new Map([[shape.id, new Set([segment + 1])]]);
	}

	function dragFrom(from: ToolPointer): Drag | undefined {
		const found = from.shift ? undefined : under(from);
		if (from.alt && points.value.size > 0) return movePointsDrag(context, shapes.value, points.value, from);
		if (found === undefined) return lassoPoints(from);
		if (!isSelected(found.shape.id, found.points)) choose(found.shape.id, found.points, from.ctrl);
		return movePointsDrag(
			context,
			shapes.value,
			points.value,
			from,
			found.points.length === 1 ? found.shape.points[found.points[0] ?? 0] : undefined,
		);
	}

	function lassoPoints(from: ToolPointer): Drag {
		const to = signal(from.screen);
		return {
			move({ screen }) {
				to.value = screen;
			},
			end({ screen, shift, ctrl }) {
				const rect = rectBetween(from.screen, screen);
				const found = new Map(shift || ctrl ? points.value : []);
				for (const shape of shapes.value) {
					const inside = shape.points.flatMap((point, i) => (holds(rect, point) ? [i] : []));
					if (inside.length > 0) found.set(shape.id, new Set([...(found.get(shape.id) ?? []), ...inside]));
				}
				selected.value = found;
			},
			cancel() {},
			overlay(painter) {
				const { context: canvas } = painter;
				canvas.beginPath();
				painter.traceRect(rectBetween(from.screen, to.value));
				canvas.strokeStyle = painter.color('selection');
				canvas.lineWidth = 1;
				canvas.stroke();
			},
		};
	}

	const nudge = nudging(session, () => {
		const [own, all] = [points.value, shapes.value];
		return { name: objectsWords.steps.movePoints, changes: (map, by) => movedPoints(map, own, all, by) };
	});
	const selection: PointSelection = {
		shapes,
		points,
		clear() {
			selected.value = new Map();
		},
	};
	const running = pointSelectionOf(session);
	running.value = selection;

	function cancelDrag(): boolean {
		const had = pressed !== undefined;
		pressed = undefined;
		drag.value?.cancel();
		drag.value = undefined;
		return had;
	}

	return {
		cursor: computed(() => (drag.value?.cursor !== undefined ? drag.value.cursor : hovered.value === undefined ? 'default' : 'move')),
		down(pointer) {
			// The object may have been selected before the properties panel showed something else.
			if (under(pointer) !== undefined) session.inspected.value = 'objects';
			if (pointer.button === 2) {
				if (cancelDrag()) return;
				const found = under(pointer);
				if (found !== undefined && !isSelected(found.shape.id, found.points)) choose(found.shape.id, found.points, false);
				toolMenus(editor).value?.points(context, pointer.page, selection);
			}
			if (pointer.button === 0) pressed = pointer;
		},
		move(pointer) {
			if (pressed !== undefined && drag.value === undefined && isDragged(pressed, pointer)) drag.value = dragFrom(pressed);
			if (drag.value !== undefined) return drag.value.move(pointer);
			const found = under(pointer);
			hovered.value = found && { object: found.shape.id, points: found.points };
		},
		modifiers(pointer) {
			drag.value?.move(pointer);
		},
		up(pointer) {
			if (pressed === undefined || pointer.button !== 0) return;
			pressed = undefined;
			const done = drag.value;
			drag.value = undefined;
			if (done !== undefined) done.end(pointer);
			else click(pointer);
		},
		leave() {
			hovered.value = undefined;
		},
		key(event) {
			if (drag.value !== undefined || points.value.size === 0) return false;
			const way = arrowOf(event, session, editor.preferences);
			if (way !== undefined) nudge(way, selected.value);
			else if (event.key === 'Delete' || event.key === 'Backspace') deleteSelectedPoints(session, selection);
			else return false;
			return true;
		},
		cancel() {
			if (cancelDrag()) return true;
			if (points.value.size === 0) return leaveInserting(context);
			selected.value = new Map();
			return true;
		},
		stop() {
			cancelDrag();
			if (running.value === selection) running.value = undefined;
		},
		overlay(painter) {
			for (const { id, points: all } of shapes.value)
				for (const [i, point] of all.entries()) {
					const isHovered = hovered.value?.object === id && hovered.value.points.includes(i);
					paintPoint(painter, point, points.value.get(id)?.has(i) === true ? 'selected' : isHovered ? 'hovered' : 'plain');
				}
			drag.value?.overlay?.(painter);
		},
	};
}
