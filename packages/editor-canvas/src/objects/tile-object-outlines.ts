import type { Rect } from '@tilewright/geometry';
import type { OverlayPainter } from '../paint/overlay.ts';
import type { PlacedLayers } from './placed-layers.ts';
import type { PlacedObject } from './placed-object.ts';

/** An object, and how far its layer is moved. */
interface Shown {
	readonly placed: PlacedObject;
	readonly shift: { readonly x: number; readonly y: number };
}

/** More outlines than this hide the map. */
const MOST = 2000;

/** The tile objects in a rectangle of the screen of the map, on layers that are shown; none if there are too many. */
export function tileObjectsIn({ layers }: PlacedLayers, { x, y, width, height }: Rect): readonly Shown[] {
	const found: Shown[] = [];
	for (const { isVisible, objects, shift } of layers) {
		if (!isVisible) continue;
		for (const placed of objects) {
			const { bounds, object } = placed;
			if (!('gid' in object)) continue;
			const [left, top] = [bounds.x + shift.x, bounds.y + shift.y];
			if (left > x + width || top > y + height || left + bounds.width < x || top + bounds.height < y) continue;
			if (found.length === MOST) return [];
			found.push({ placed, shift });
		}
	}
	return found;
}

/** Draws where tile objects end: their pictures may be see-through there (rule E144). */
export function paintTileObjectOutlines({ context, tracePolygon }: OverlayPainter, shown: readonly Shown[]): void {
	if (shown.length === 0) return;
	context.beginPath();
	for (const { placed, shift } of shown)
		tracePolygon(
			placed.outline.map(({ x, y }) => ({ x: x + shift.x, y: y + shift.y })),
			true,
		);
	context.lineWidth = 1;
	context.strokeStyle = '#000000a0';
	context.stroke();
	context.setLineDash([3, 3]);
	context.strokeStyle = '#ffffffd0';
	context.stroke();
	context.setLineDash([]);
}
