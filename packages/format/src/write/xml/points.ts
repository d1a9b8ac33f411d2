import { isObject } from '../../model/json-value.ts';

/** A vertex. Its coordinates are finite. */
export interface PlainPoint {
	readonly x: number;
	readonly y: number;
}

/** Whether the items of a list are vertices with coordinates alone, as in nearly all documents. */
export function arePlainPoints(points: readonly unknown[]): points is readonly PlainPoint[] {
	// `every` would leave out the holes of a list.
	for (let i = 0; i < points.length; i++) if (!isPlainPoint(points[i])) return false;
	return true;
}

function isPlainPoint(point: unknown): point is PlainPoint {
	if (!isObject(point) || !Number.isFinite(point['x']) || !Number.isFinite(point['y'])) return false;
	let count = 0;
	for (const _ in point) count++;
	return count === 2;
}
