import type { Rect, Vector } from '@tilewright/geometry';
import { labelBox } from '@tilewright/render/internal';
import type { PlacedLayer } from '../objects/placed-layers.ts';
import type { PlacedObject } from '../objects/placed-object.ts';
import { takenBoxes } from './taken-boxes.ts';

/** The facts about a layer that the layout must know. */
export type NamedLayer = Pick<PlacedLayer, 'objects' | 'offset' | 'isVisible'>;

/** A name that is drawn. */
interface ShownName {
	readonly placed: PlacedObject;
	/** Its background, in pixels of a picture at this scale. */
	readonly box: Rect;
}

/** The names that are drawn at one scale. */
export interface NameLayout {
	/** By the ids of the objects. */
	readonly shown: ReadonlyMap<number, ShownName>;
	/** The objects whose names would cover others. */
	readonly hidden: ReadonlySet<number>;
}

/**
 * Chooses the names that are drawn, so that none covers another: those of larger objects come first, then those on higher layers. Where the
 * view is does not matter, so that no name comes or goes while it moves; layers count as they are without parallax.
 *
 * @param layers - from bottom to top
 * @param widthOf - the width of a name, in pixels
 */
export function namesWithRoom(layers: readonly NamedLayer[], scale: number, widthOf: (name: string) => number): NameLayout {
	const shown = new Map<number, ShownName>();
	const hidden = new Set<number>();
	const taken = takenBoxes();
	for (const { placed, offset } of byImportance(layers)) {
		const { x, y, width } = placed.bounds;
		const box = labelBox({ x: (x + width / 2 + offset.x) * scale, y: (y + offset.y) * scale }, widthOf(placed.object.name));
		if (taken.take(box)) shown.set(placed.id, { placed, box });
		else hidden.add(placed.id);
	}
	return { shown, hidden };
}

/** The names that are shown in only one of two layouts, or elsewhere: their boxes, in pixels of the picture. */
export function changedNames({ shown: before }: NameLayout, { shown: after }: NameLayout): Rect[] {
	const boxes: Rect[] = [];
	for (const [id, name] of after) {
		const old = before.get(id);
		if (old === undefined) boxes.push(name.box);
		else if (old.placed !== name.placed || old.box.x !== name.box.x || old.box.y !== name.box.y) boxes.push(old.box, name.box);
	}
	for (const [id, { box }] of before) if (!after.has(id)) boxes.push(box);
	return boxes;
}

interface Named {
	readonly placed: PlacedObject;
	readonly offset: Vector;
}

/** Sizes of objects count by powers of two up to this one, so that resizing an object changes little. */
const SIZES = 64;

/** The objects with names, the most important first. */
function byImportance(layers: readonly NamedLayer[]): Named[] {
	const bySize: Named[][] = Array.from({ length: SIZES }, () => []);
	for (const { isVisible, objects, offset } of layers.toReversed()) {
		if (!isVisible) continue;
		for (let i = objects.length - 1; i >= 0; i--) {
			const placed = objects[i];
			if (placed === undefined || placed.object.name === '' || placed.object.visible === false) continue;
			const { width, height } = placed.bounds;
			bySize[Math.min(SIZES - 1, Math.ceil(Math.log2(1 + width * height)))]?.push({ placed, offset });
		}
	}
	return bySize.reverse().flat();
}
