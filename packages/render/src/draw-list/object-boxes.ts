import type { Rect } from '@tilewright/geometry';
import type { MapScene } from '../scene/scene.ts';
import type { SceneObject } from '../scene/scene-objects.ts';
import { LABEL_FRAME, labelReach } from './item-box.ts';
import { shapeBox } from './object-box.ts';
import { LINE } from './shapes.ts';

/** The boxes of a list of objects as numbers: finding those in view must not visit thousands of objects for each part of a picture. */
interface Boxes {
	readonly geometry: MapScene['geometry'];
	/** Left, top, right and bottom of each object, without lines and names. */
	readonly edges: Float64Array;
	/** How far the name of each object reaches to its sides, in pixels of the picture. */
	readonly names: Float64Array;
	/** How far its lines reach, in widths of a line. */
	readonly lines: Uint8Array;
}

/** How far lines with their shadows reach beyond a shape, in widths of a line: dots at first vertices are larger than lines. */
const LINES = 3;
const DOTS = 6;

const known = new WeakMap<readonly SceneObject[], Boxes>();

function boxesOf(objects: readonly SceneObject[], { geometry, map }: MapScene): Boxes {
	const found = known.get(objects);
	if (found?.geometry === geometry) return found;
	const edges = new Float64Array(4 * objects.length);
	const names = new Float64Array(objects.length);
	const lines = new Uint8Array(objects.length);
	for (const [i, scene] of objects.entries()) {
		const { object } = scene;
		const { x, y, width, height } = shapeBox(scene, geometry, map);
		edges[4 * i] = x;
		edges[4 * i + 1] = y;
		edges[4 * i + 2] = x + width;
		edges[4 * i + 3] = y + height;
		names[i] = labelReach(object.name);
		lines[i] = 'polygon' in object || 'polyline' in object ? DOTS : LINES;
	}
	const made = { geometry, edges, names, lines };
	known.set(objects, made);
	return made;
}

/** The visible extent of the objects of a layer. */
interface Seen {
	/** On the screen, without the offset of the layer. */
	readonly visible: Rect;
	/** Pixels of the picture per pixel of the screen, at density 1: lines and names have the same width at any scale. */
	readonly scale: number;
	/** Whether their names are drawn. */
	readonly named: boolean;
	/** The width of lines, in pixels of the picture at density 1. */
	readonly lineWidth?: number | undefined;
}

/** The objects of a layer that may be seen in a rectangle, in drawing order. */
export function objectsIn(objects: readonly SceneObject[], scene: MapScene, seen: Seen): SceneObject[] {
	const found: SceneObject[] = [];
	visit(objects, scene, seen, (index) => {
		const object = objects[index];
		if (object !== undefined) found.push(object);
	});
	return found;
}

/** The number of objects of a layer that may be seen in a rectangle. */
export function countObjectsIn(objects: readonly SceneObject[], scene: MapScene, seen: Seen): number {
	let count = 0;
	visit(objects, scene, seen, () => {
		count++;
	});
	return count;
}

function visit(
	objects: readonly SceneObject[],
	scene: MapScene,
	{ visible: { x: left, y: top, width, height }, scale, named, lineWidth = LINE }: Seen,
	found: (index: number) => void,
): void {
	const { edges, names, lines } = boxesOf(objects, scene);
	const [right, bottom] = [left + width, top + height];
	for (let i = 0, at = 0; i < names.length; i++, at += 4) {
		const line = 1 + (lines[i] ?? 0) * lineWidth;
		const up = (named ? line + LABEL_FRAME : line) / scale;
		if ((edges[at + 1] ?? 0) - up > bottom || (edges[at + 3] ?? 0) + up < top) continue;
		const side = (named ? line + (names[i] ?? 0) : line) / scale;
		if ((edges[at] ?? 0) - side > right || (edges[at + 2] ?? 0) + side < left) continue;
		found(i);
	}
}
