import type { Geometry, Matrix, Vector } from '../geometry/geometry.ts';
import { applyTo } from './affine.ts';
import type { LabelItem, PathStep } from './draw-list.ts';
import type { ItemBase } from './item-base.ts';
import { outlines } from './shape-outlines.ts';
import type { ShapeObject } from './shapes.ts';

/**
 * The name of an object, above the middle of the rectangle around it.
 *
 * @param name - that is shown
 * @param corners - points of the plan's screen, around which the rectangle lies; at least one
 * @param color - of the object
 * @example labelItem(object.name, shapeCorners(object, geometry, place), colors.line, base)
 */
export function labelItem(name: string, corners: readonly Vector[], color: string, base: ItemBase): LabelItem {
	const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
	const at = { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: Math.min(...ys) };
	return { ...base, kind: 'label', text: name, at, color };
}

/** Points around the outlines of an object, on the plan's screen, as {@link labelItem} takes them. */
export function shapeCorners(object: ShapeObject, geometry: Geometry, place: Matrix): Vector[] {
	const points = outlines(object, geometry).flatMap(({ path }) => path.flatMap(endOf));
	const found = points.length > 0 ? points : [geometry.pixelToScreen(object.x, object.y)];
	return found.map((point) => applyTo(place, point));
}

/** Points around a box whose upper left corner is 0, 0, as {@link labelItem} takes them: of a text or a tile. */
export function boxCorners(width: number, height: number, transform: Matrix): Vector[] {
	return [
		{ x: 0, y: 0 },
		{ x: width, y: 0 },
		{ x: width, y: height },
		{ x: 0, y: height },
	].map((corner) => applyTo(transform, corner));
}

function endOf(step: PathStep): Vector[] {
	if (step[0] === 'Z') return [];
	return [step[0] === 'C' ? { x: step[5], y: step[6] } : { x: step[1], y: step[2] }];
}
