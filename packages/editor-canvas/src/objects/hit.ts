import type { Rect, Vector } from '@tilewright/geometry';
import type { PlacedLayer, PlacedLayers } from './placed-layers.ts';
import type { PlacedObject } from './placed-object.ts';
import { distanceToLine, encloses, holds, isInside, lineMeets, meets } from './plane.ts';

/** The way in which objects are found under the pointer. */
export interface HitOptions {
	/** The distance from a line within which the pointer counts, in pixels of the map's screen. */
	readonly reach?: number;
	/** Whether objects of a layer are found; those of locked and hidden layers never are (rule E4). */
	readonly inLayer?: (layer: PlacedLayer) => boolean;
	/** Whether the tile of an object has an opaque pixel at a point of the screen, before the offset of its layer (rule E44). */
	readonly isOpaque?: (placed: PlacedObject, at: Vector) => boolean;
}

/** The objects under a point of the screen, topmost first (rules E42, E44). */
export function objectsAt({ layers }: PlacedLayers, screen: Vector, { reach = 0, inLayer, isOpaque }: HitOptions = {}): PlacedObject[] {
	const found: PlacedObject[] = [];
	for (const layer of layers.toReversed()) {
		if (layer.isLocked || !layer.isVisible || inLayer?.(layer) === false) continue;
		const at = { x: screen.x - layer.shift.x, y: screen.y - layer.shift.y };
		for (let i = layer.objects.length - 1; i >= 0; i--) {
			const placed = layer.objects[i];
			if (placed === undefined || !placed.object.visible || !holds(placed.bounds, at, reach)) continue;
			if (isHit(placed, at, reach) && ('gid' in placed.object ? (isOpaque?.(placed, at) ?? true) : true)) found.push(placed);
		}
	}
	return found;
}

const isHit = ({ outline, isClosed }: PlacedObject, at: Vector, reach: number): boolean =>
	(isClosed && isInside(at, outline)) || distanceToLine(at, outline, isClosed) <= reach;

/** The objects that a rectangle of the screen touches, or those that it encloses, from bottom to top (rule E43). */
export function objectsIn(
	{ layers }: PlacedLayers,
	screen: Rect,
	how: 'touch' | 'enclose',
	inLayer: (layer: PlacedLayer) => boolean = () => true,
): PlacedObject[] {
	return layers.flatMap((layer) => {
		if (layer.isLocked || !layer.isVisible || !inLayer(layer)) return [];
		const rect = { ...screen, x: screen.x - layer.shift.x, y: screen.y - layer.shift.y };
		return layer.objects.filter(
			({ object, bounds, outline, isClosed }) =>
				object.visible && (encloses(rect, bounds) || (how === 'touch' && meets(rect, bounds) && lineMeets(outline, isClosed, rect))),
		);
	});
}
