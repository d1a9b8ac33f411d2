import type { CellBounds } from '@tilewright/format';
import type { Rect, Vector } from '@tilewright/geometry';
import { widened } from '@tilewright/geometry';
import type { MapScene, SceneLayer } from '@tilewright/render';
import { objectBox, tileReach } from '@tilewright/render/internal';

/** The area that looks different: everything, or rectangles on the screen of the map, by layer, without parallax. */
export type ChangedArea = 'all' | ReadonlyMap<number, readonly Rect[] | 'all'>;

/**
 * Finds the area that must be drawn again after a change. The tile data of a layer may have been written in place, so both scenes may share it:
 * the caller must say which cells were written.
 *
 * @param cells - the cells that were written since, by the id of the layer
 */
export function changedArea(before: MapScene, after: MapScene, cells: ReadonlyMap<number, readonly CellBounds[] | 'all'>): ChangedArea {
	if (before.geometry !== after.geometry || before.art !== after.art || before.map.backgroundcolor !== after.map.backgroundcolor)
		return 'all';
	const old = new Map(before.layers.map((layer) => [layer.layer.id, layer]));
	const changed = new Map<number, readonly Rect[] | 'all'>();
	for (const layer of after.layers) {
		const { id } = layer.layer;
		const known = old.get(id);
		const rects = layer === known ? [] : known === undefined ? 'all' : changedIn(known, layer, after, cells.get(id));
		if (rects === 'all' || rects.length > 0) changed.set(id, rects);
	}
	return changed;
}

function changedIn(
	before: SceneLayer,
	after: SceneLayer,
	scene: MapScene,
	cells: readonly CellBounds[] | 'all' | undefined,
): readonly Rect[] | 'all' {
	if (!isShownAlike(before, after)) return 'all';
	const offset = { x: after.walked.offsetx, y: after.walked.offsety };
	if (before.kind === 'tiles' && after.kind === 'tiles') {
		const { layer: a } = before;
		const { layer: b } = after;
		// Other fields of the layer, such as its name, are not seen.
		if ('data' in a && 'data' in b && (a.width !== b.width || a.height !== b.height)) return 'all';
		if ('data' in a !== 'data' in b) return 'all';
		if (cells === 'all') return 'all';
		if (cells === undefined) return isSameData(before, after) ? [] : 'all';
		const reach = tileReach(scene);
		return cells.map((area) => moved(widened(scene.geometry.bounds(area), reach + 1), offset));
	}
	if (before.kind === 'objects' && after.kind === 'objects') {
		const rects = changedObjects(before.objects, after.objects, scene);
		return rects === 'all' || before.layer.color !== after.layer.color ? 'all' : rects.map((rect) => moved(rect, offset));
	}
	if (before.kind === 'image' && after.kind === 'image') {
		const same = before.picture === after.picture && before.size === after.size;
		return same && before.layer.repeatx === after.layer.repeatx && before.layer.repeaty === after.layer.repeaty ? [] : 'all';
	}
	return 'all';
}

/** Whether two states of a layer have the same place and look. */
function isShownAlike({ walked: a }: SceneLayer, { walked: b }: SceneLayer): boolean {
	return (
		a.visible === b.visible &&
		a.opacity === b.opacity &&
		a.tintcolor === b.tintcolor &&
		a.offsetx === b.offsetx &&
		a.offsety === b.offsety &&
		a.parallaxx === b.parallaxx &&
		a.parallaxy === b.parallaxy &&
		a.layer.mode === b.layer.mode &&
		a.path.length === b.path.length
	);
}

/** Whether the tiles are in the same arrays, and the caller did not say that they were written. */
function isSameData({ layer: a }: SceneLayer & { kind: 'tiles' }, { layer: b }: SceneLayer & { kind: 'tiles' }): boolean {
	if ('data' in a && 'data' in b) return a.data === b.data;
	if ('chunks' in a && 'chunks' in b) return a.chunks.length === b.chunks.length && a.chunks.every((chunk, i) => chunk === b.chunks[i]);
	return false;
}

type Objects = (SceneLayer & { kind: 'objects' })['objects'];

/** If more objects have changed, all is drawn again: finding the places of each takes longer. */
const MOST_OBJECTS = 2000;

/** The boxes of objects that differ, before and after; everything, if others changed places in the drawing order. */
function changedObjects(before: Objects, after: Objects, { geometry, map }: MapScene): readonly Rect[] | 'all' {
	if (before === after) return [];
	const old = new Set(before);
	const kept = new Set(after);
	let at = 0;
	const rects: Rect[] = [];
	for (const object of after) {
		if (!old.has(object)) {
			if (rects.length > MOST_OBJECTS) return 'all';
			rects.push(objectBox(object, geometry, map));
			continue;
		}
		while (at < before.length && !kept.has(before[at] ?? object)) at++;
		if (before[at] !== object) return 'all';
		at++;
	}
	for (const object of before) if (!kept.has(object)) rects.push(objectBox(object, geometry, map));
	return rects;
}

const moved = (rect: Rect, { x, y }: Vector): Rect => ({ ...rect, x: rect.x + x, y: rect.y + y });
