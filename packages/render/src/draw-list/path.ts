import type { Matrix, Rect, Vector } from '@tilewright/geometry';
import { applyMatrix } from '@tilewright/geometry';
import type { PathStep } from './draw-list.ts';

/** The length of the handles with which a cubic curve is a quarter of a circle with radius 1. */
const KAPPA = 0.5522847498;

/** A line through points, closed or not. */
export function linePath(points: readonly Vector[], closed: boolean): PathStep[] {
	const steps = points.map(({ x, y }, index): PathStep => [index === 0 ? 'M' : 'L', x, y]);
	return closed && steps.length > 0 ? [...steps, ['Z']] : steps;
}

/** A rectangle. */
export function rectPath({ x, y, width, height }: Rect): PathStep[] {
	const [right, bottom] = [x + width, y + height];
	return [['M', x, y], ['L', right, y], ['L', right, bottom], ['L', x, bottom], ['Z']];
}

/** A rectangle whose corners are quarters of an ellipse. If the radii are half its sides, it is an ellipse. */
export function roundedPath({ x, y, width, height }: Rect, rx: number, ry: number): PathStep[] {
	const [right, bottom] = [x + width, y + height];
	// The distance from a corner of the box to the nearer handles.
	const [hx, hy] = [rx * (1 - KAPPA), ry * (1 - KAPPA)];
	return [
		['M', x + rx, y],
		['L', right - rx, y],
		['C', right - hx, y, right, y + hy, right, y + ry],
		['L', right, bottom - ry],
		['C', right, bottom - hy, right - hx, bottom, right - rx, bottom],
		['L', x + rx, bottom],
		['C', x + hx, bottom, x, bottom - hy, x, bottom - ry],
		['L', x, y + ry],
		['C', x, y + hy, x + hx, y, x + rx, y],
		['Z'],
	];
}

/** An ellipse that fills a rectangle. */
export function ellipsePath(rect: Rect): PathStep[] {
	return roundedPath(rect, rect.width / 2, rect.height / 2).filter(([kind]) => kind !== 'L');
}

/** A rectangle with half circles at its short sides. */
export function capsulePath(rect: Rect): PathStep[] {
	const radius = Math.min(Math.abs(rect.width), Math.abs(rect.height)) / 2;
	return roundedPath(rect, radius * Math.sign(rect.width), radius * Math.sign(rect.height));
}

/** A path, transformed by a matrix; the same one if it stays where it is. */
export function movedPath(path: readonly PathStep[], matrix: Matrix): readonly PathStep[] {
	const [a, b, c, d, e, f] = matrix;
	if (a === 1 && b === 0 && c === 0 && d === 1 && e === 0 && f === 0) return path;
	return path.map((step): PathStep => {
		if (step[0] === 'Z') return step;
		if (step[0] === 'C') {
			const [, x1, y1, x2, y2, x, y] = step;
			const [first, second, end] = [applyMatrix(matrix, x1, y1), applyMatrix(matrix, x2, y2), applyMatrix(matrix, x, y)];
			return ['C', first.x, first.y, second.x, second.y, end.x, end.y];
		}
		const { x, y } = applyMatrix(matrix, step[1], step[2]);
		return [step[0], x, y];
	});
}
