import { computed, signal } from '@preact/signals-core';
import type { Change, ObjectOptions, PolylineEnd } from '@tilewright/edit';
import { closePolyline, deletePoints, extendPolyline, joinPolylines } from '@tilewright/edit';
import type { Matrix, Vector } from '@tilewright/geometry';
import { applyMatrix, geometryOf, invertMatrix } from '@tilewright/geometry';
import { objectsWords } from '../../objects/objects-words.ts';
import { placedLayersOf, placedObjects } from '../../objects/placed-layers.ts';
import { distance } from '../../objects/plane.ts';
import { editableObjects } from '../../objects/select.ts';
import type { Chosen } from '../../objects/transform.ts';
import type { ActiveTool, Tool, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { takeContinued } from './continue-polyline.ts';
import { reachOf } from './drag.ts';
import { insertion, leaveInserting } from './insertion.ts';
import { paintPoint } from './paint-points.ts';

/** Draws polygons and polylines, extends and joins polylines (rules E40, E41). */
export const insertPolygonTool: Tool = {
	id: 'CreatePolygonObjectTool',
	text: objectsWords.tools.polygon,
	keys: ['p'],
	layers: ['objectgroup'],
	start: insertPolygon,
};

/** An end of a selected polyline. */
interface End extends PolylineEnd {
	readonly chosen: Chosen;
	/** On the screen, with the offset of its layer. */
	readonly at: Vector;
}

function insertPolygon(context: ToolContext): ActiveTool {
	const { session } = context;
	const inserting = insertion(context);
	/** The points of a new object, in the pixels of objects. */
	const points = signal<readonly Vector[]>([]);
	/** The end of a polyline that is extended. */
	const extended = signal<PolylineEnd | undefined>(takeContinued(session));
	const at = signal<ToolPointer | undefined>(undefined);

	const ends = computed(() => editableObjects(session).flatMap(endsOf));
	const next = computed(() => (at.value === undefined ? undefined : inserting.position(at.value)));

	const screenOf = (pixel: Vector): Vector => {
		const { geometry, layers } = placedLayersOf(session).value;
		const shift = layers.find(({ layer }) => layer.id === session.currentLayerId.value)?.shift ?? { x: 0, y: 0 };
		const screen = geometry.pixelToScreen(pixel.x, pixel.y);
		return { x: screen.x + shift.x, y: screen.y + shift.y };
	};
	const isNear = (pointer: ToolPointer, point: Vector): boolean => distance(pointer.screen, point) * pointer.scale <= reachOf(pointer);
	const isOnFirst = (pointer: ToolPointer): boolean => {
		const [first] = points.value;
		return first !== undefined && points.value.length >= 3 && isNear(pointer, screenOf(first));
	};

	/** The object that the points would make. */
	function shapeOf(all: readonly Vector[], isClosed: boolean): ObjectOptions | undefined {
		const [first] = all;
		if (first === undefined || all.length < 2) return undefined;
		const relative = all.map(({ x, y }) => ({ x: x - first.x, y: y - first.y }));
		return isClosed ? { shape: 'polygon', ...first, polygon: relative } : { shape: 'polyline', ...first, polyline: relative };
	}

	function finish(isClosed: boolean): void {
		const made = shapeOf(points.value, isClosed);
		points.value = [];
		if (made !== undefined) inserting.add(made);
	}

	/** The polyline that is extended, as it is now: undo may have changed it. */
	const current = computed((): Chosen | undefined => {
		const { value } = extended;
		return value === undefined ? undefined : placedObjects(placedLayersOf(session).value, [value.object])[0];
	});

	function extend(end: PolylineEnd, pointer: ToolPointer): void {
		const chosen = current.value;
		const target = ends.value.find((other) => isNear(pointer, other.at));
		if (target !== undefined && target.object !== end.object) {
			session.do(objectsWords.steps.connectPolylines, joinPolylines(session.map.value, end, target));
			extended.value = undefined;
		} else if (target !== undefined) {
			const isOther = target.end !== end.end && (chosen?.placed.outline.length ?? 0) >= 3;
			if (isOther) session.do(objectsWords.steps.closePolyline, closePolyline(session.map.value, end.object));
			extended.value = undefined;
		} else if (chosen !== undefined) {
			const point = ownPoint(chosen, inserting.position(pointer), session.map.value);
			if (point !== undefined)
				session.do(objectsWords.steps.extendPolyline, extendPolyline(session.map.value, end.object, end.end, [point]));
		}
	}

	function press(pointer: ToolPointer): void {
		if (extended.value !== undefined) {
			extend(extended.value, pointer);
			return;
		}
		if (points.value.length === 0) {
			const end = ends.value.find((each) => isNear(pointer, each.at));
			if (end !== undefined) {
				extended.value = { object: end.object, end: end.end };
				return;
			}
			if (inserting.layer() === undefined) return;
		}
		if (isOnFirst(pointer)) finish(true);
		else points.value = [...points.value, inserting.position(pointer)];
	}

	/** Removes the last point (rule E40). */
	function takeBack(): boolean {
		if (extended.value === undefined) {
			if (points.value.length === 0) return false;
			points.value = points.value.slice(0, -1);
			return true;
		}
		const chosen = current.value;
		const count = chosen?.placed.outline.length ?? 0;
		if (chosen === undefined || count <= 2) return true;
		const last = extended.value.end === 'first' ? 0 : count - 1;
		session.do(objectsWords.steps.deletePoints, deletePoints(session.map.value, chosen.placed.id, [last]));
		return true;
	}

	function finishOpen(): boolean {
		const hasBegun = points.value.length > 0 || extended.value !== undefined;
		extended.value = undefined;
		finish(false);
		return hasBegun;
	}

	const ghost = computed((): readonly Change[] => {
		const { value: pointer } = at;
		if (pointer === undefined || points.value.length === 0 || next.value === undefined) return [];
		const all = isOnFirst(pointer) ? points.value : [...points.value, next.value];
		return inserting.changes(shapeOf(all, isOnFirst(pointer)));
	});

	return {
		inserts: true,
		ghost,
		down(pointer) {
			at.value = pointer;
			if (pointer.button === 2) finishOpen();
			if (pointer.button === 0) press(pointer);
		},
		move(pointer) {
			at.value = pointer;
		},
		modifiers(pointer) {
			at.value = pointer;
		},
		leave() {
			at.value = undefined;
		},
		key({ key }) {
			if (key === 'Enter') return finishOpen();
			return key === 'Backspace' && takeBack();
		},
		cancel() {
			if (points.value.length === 0 && extended.value === undefined) return leaveInserting(context);
			points.value = [];
			extended.value = undefined;
			return true;
		},
		overlay(painter) {
			const { context: canvas } = painter;
			const from =
				extended.value === undefined
					? undefined
					: (current.value === undefined ? [] : endsOf(current.value)).find(({ end }) => end === extended.value?.end);
			if (from !== undefined && next.value !== undefined) {
				canvas.beginPath();
				painter.tracePolygon([from.at, screenOf(next.value)], false);
				canvas.strokeStyle = painter.color('selection');
				canvas.lineWidth = 1.5;
				canvas.stroke();
			}
			for (const each of ends.value)
				paintPoint(painter, each.at, at.value !== undefined && isNear(at.value, each.at) ? 'hovered' : 'plain');
			for (const [i, point] of points.value.entries())
				paintPoint(painter, screenOf(point), i === 0 && at.value !== undefined && isOnFirst(at.value) ? 'hovered' : 'plain');
			// The snapped position of the next point.
			if (next.value !== undefined) paintPoint(painter, screenOf(next.value), 'next');
		},
	};
}

/** The two ends of a polyline that is not an instance of a template. */
function endsOf(chosen: Chosen): End[] {
	const { placed, layer } = chosen;
	const [first, last] = [placed.outline.at(0), placed.outline.at(-1)];
	if (!('polyline' in placed.object) || first === undefined || last === undefined) return [];
	const isInstance = layer.layer.objects.some((object) => object.id === placed.id && 'template' in object);
	if (isInstance) return [];
	const end = (point: Vector, which: 'first' | 'last'): End => ({
		object: placed.id,
		end: which,
		chosen,
		at: { x: point.x + layer.shift.x, y: point.y + layer.shift.y },
	});
	return [end(first, 'first'), end(last, 'last')];
}

/** A position in the axes of an object. */
function ownPoint({ placed }: Chosen, pixel: Vector, map: Parameters<typeof geometryOf>[0]): Vector | undefined {
	const inverse: Matrix | undefined = invertMatrix(placed.axes);
	const screen = geometryOf(map).pixelToScreen(pixel.x, pixel.y);
	const own = inverse && applyMatrix(inverse, screen.x, screen.y);
	return own && { x: Math.round(own.x * 10_000) / 10_000, y: Math.round(own.y * 10_000) / 10_000 };
}
