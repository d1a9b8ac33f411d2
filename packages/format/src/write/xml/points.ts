import { isObject } from '../../model/json.ts';

/** A vertex. Its coordinates are finite. */
export interface PlainPoint {
	readonly x: number;
	readonly y: number;
}

/** Whether a value is a list of vertices with coordinates alone, as in nearly all documents. */
export function arePlainPoints(value: unknown): value is readonly PlainPoint[] {
	if (!Array.isArray(value)) return false;
	// `every` would leave out the holes of a list.
	for (let i = 0; i < value.length; i++) if (!isPlainPoint(value[i])) return false;
	return true;
}

function isPlainPoint(point: unknown): point is PlainPoint {
	if (!isObject(point) || !Number.isFinite(point['x']) || !Number.isFinite(point['y'])) return false;
	let count = 0;
	for (const _ in point) count++;
	return count === 2;
}
