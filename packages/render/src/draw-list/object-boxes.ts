import type { Rect } from '@tilewright/geometry';
import type { MapScene } from '../scene/scene.ts';
import type { SceneObject } from '../scene/scene-objects.ts';
import { LABEL_FRAME, labelReach } from './item-box.ts';
import { objectBox } from './object-box.ts';

/** The boxes of a list of objects as numbers: finding those in view must not visit thousands of objects for each part of a picture. */
interface Boxes {
	readonly geometry: MapScene['geometry'];
	/** Left, top, right and bottom of each object, without lines and names. */
	readonly edges: Float64Array;
	/** How far the name of each object reaches to its sides, in pixels of the picture. */
	readonly names: Float64Array;
}

/** How far lines with their shadows reach at most beyond an object, in pixels of the picture. */
const LINES = 16;

const known = new WeakMap<readonly SceneObject[], Boxes>();

function boxesOf(objects: readonly SceneObject[], { geometry, map }: MapScene): Boxes {
	const found = known.get(objects);
	if (found?.geometry === geometry) return found;
	const edges = new Float64Array(4 * objects.length);
	const names = new Float64Array(objects.length);
	for (const [i, object] of objects.entries()) {
		const { x, y, width, height } = objectBox(object, geometry, map);
		edges.set([x, y, x + width, y + height], 4 * i);
		names[i] = labelReach(object.object.name);
	}
	const made = { geometry, edges, names };
	known.set(objects, made);
	return made;
}

/** What is seen of the objects of a layer. */
interface Seen {
	/** On the screen, without the offset of the layer. */
	readonly visible: Rect;
	/** Pixels of the picture per pixel of the screen, at density 1: lines and names have the same width at any scale. */
	readonly scale: number;
	/** Whether their names are drawn. */
	readonly named: boolean;
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
	{ visible: { x: left, y: top, width, height }, scale, named }: Seen,
	found: (index: number) => void,
): void {
	const { edges, names } = boxesOf(objects, scene);
	const [right, bottom] = [left + width, top + height];
	const up = (named ? LINES + LABEL_FRAME : LINES) / scale;
	for (let i = 0, at = 0; i < names.length; i++, at += 4) {
		if ((edges[at + 1] ?? 0) - up > bottom || (edges[at + 3] ?? 0) + up < top) continue;
		const side = (named ? LINES + (names[i] ?? 0) : LINES) / scale;
		if ((edges[at] ?? 0) - side > right || (edges[at + 2] ?? 0) + side < left) continue;
		found(i);
	}
}
