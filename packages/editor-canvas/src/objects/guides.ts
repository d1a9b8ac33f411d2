import type { Rect, Vector } from '@tilewright/geometry';
import type { PlacedLayers } from './placed-layers.ts';
import { holds, meets } from './plane.ts';

/** A line on the screen that shows how a moved object is aligned. */
export interface Guide {
	readonly from: Vector;
	readonly to: Vector;
}

/** More objects than this are not compared: lines would be everywhere. */
const MOST = 300;

/** The rectangles on the screen that a moved object can be aligned with: those of objects that are near and do not move. */
export function guideTargets({ layers }: PlacedLayers, moving: ReadonlySet<number>, near: Rect): readonly Rect[] {
	const found: Rect[] = [];
	for (const { objects, shift, isVisible } of layers) {
		if (!isVisible) continue;
		for (const { id, object, bounds } of objects) {
			if (moving.has(id) || !object.visible) continue;
			const box = { ...bounds, x: bounds.x + shift.x, y: bounds.y + shift.y };
			// An object that contains the moved ones, such as a whole region, is no help with its middle, but with its sides.
			if (meets(box, near)) found.push(box);
			if (found.length > MOST) return [];
		}
	}
	return found;
}

/**
 * Aligns a rectangle with others: by its sides and its middle, in each direction with the nearest.
 *
 * @param reach - how near it must be
 * @returns how far to move it, and the lines to show
 */
export function aligned(moved: Rect, targets: readonly Rect[], reach: number): { readonly by: Vector; readonly guides: readonly Guide[] } {
	const x = nearest(targets, moved, 'x', 'width', reach);
	const y = nearest(targets, moved, 'y', 'height', reach);
	const by = { x: x?.by ?? 0, y: y?.by ?? 0 };
	const now = { ...moved, x: moved.x + by.x, y: moved.y + by.y };
	const guides: Guide[] = [];
	if (x !== undefined) {
		const [top, bottom] = span(now, x.target, 'y', 'height');
		guides.push({ from: { x: x.line, y: top }, to: { x: x.line, y: bottom } });
	}
	if (y !== undefined) {
		const [left, right] = span(now, y.target, 'x', 'width');
		guides.push({ from: { x: left, y: y.line }, to: { x: right, y: y.line } });
	}
	return { by, guides };
}

function nearest(targets: readonly Rect[], moved: Rect, start: 'x' | 'y', size: 'width' | 'height', reach: number) {
	let best: { readonly by: number; readonly line: number; readonly target: Rect } | undefined;
	for (const target of targets) {
		const isAround = holds(target, { x: moved.x + moved.width / 2, y: moved.y + moved.height / 2 }) && target[size] > 4 * moved[size];
		for (const theirs of isAround ? [0, 1] : [0, 0.5, 1]) {
			const line = target[start] + theirs * target[size];
			for (const ours of [0, 0.5, 1]) {
				if ((ours === 0.5) !== (theirs === 0.5)) continue;
				const by = line - moved[start] - ours * moved[size];
				if (Math.abs(by) <= reach && (best === undefined || Math.abs(by) < Math.abs(best.by))) best = { by, line, target };
			}
		}
	}
	return best;
}

const span = (a: Rect, b: Rect, start: 'x' | 'y', size: 'width' | 'height'): [number, number] => [
	Math.min(a[start], b[start]),
	Math.max(a[start] + a[size], b[start] + b[size]),
];
