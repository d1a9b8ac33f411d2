import type { Vector } from '@tilewright/geometry';
import type { PathStep } from './draw-list.ts';
import { ellipsePath } from './path.ts';

/** Radius of the pin's head, in pixels of the screen. Its middle is twice as far above the point. */
const RADIUS = 10;
/** How much of the head's circle is there, in radians; the sides run straight from its ends to the point. */
const SWEEP = (235 * Math.PI) / 180;
const ARCS = 3;

/** The outline of the pin that stands for a point object, its tip at the point. */
export function pinPath({ x, y }: Vector): PathStep[] {
	const [cx, cy] = [x, y - 2 * RADIUS];
	const at = (angle: number, along = 0): [number, number] => [
		cx + RADIUS * (Math.cos(angle) - along * Math.sin(angle)),
		cy + RADIUS * (Math.sin(angle) + along * Math.cos(angle)),
	];
	// Clockwise over the top, from the lower left to the lower right.
	const start = -Math.PI / 2 - SWEEP / 2;
	const step = SWEEP / ARCS;
	const handle = (4 / 3) * Math.tan(step / 4);
	const steps: PathStep[] = [['M', ...at(start)]];
	for (let arc = 0; arc < ARCS; arc++) {
		const angle = start + arc * step;
		steps.push(['C', ...at(angle, handle), ...at(angle + step, -handle), ...at(angle + step)]);
	}
	return [...steps, ['L', x, y], ['Z']];
}

/** The disc in the pin's head. */
export function pinDiscPath({ x, y }: Vector): PathStep[] {
	const radius = RADIUS / 3;
	return ellipsePath({ x: x - radius, y: y - 2 * RADIUS - radius, width: 2 * radius, height: 2 * radius });
}
