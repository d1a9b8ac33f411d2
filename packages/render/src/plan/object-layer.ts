import type { Rect } from '../geometry/geometry.ts';
import { compose, rotationAbout, translation } from '../geometry/matrix.ts';
import type { Item } from './draw-list.ts';
import type { Layering } from './layering.ts';
import type { MapScene, SceneLayer } from './scene.ts';
import type { Sheet } from './sheet.ts';
import { tileObjectItems } from './tile-object.ts';
import type { PlanOptions } from './view.ts';

/** Plans the objects of a layer, in drawing order (rule R8). */
export function objectLayerItems(
	{ objects }: SceneLayer & { kind: 'objects' },
	scene: MapScene,
	visible: Rect,
	{ base, blend, tint, shift }: Layering,
	sheet: Sheet,
	{ objects: wanted = (object) => object.visible !== false, time = 0, types }: PlanOptions,
): Item[] {
	const { geometry } = scene;
	const items: Item[] = [];
	for (const { object, art } of objects) {
		if (!wanted(object)) continue;
		const at = geometry.pixelToScreen(object.x, object.y);
		const moved = translation(shift.x, shift.y);
		const place = object.rotation === 0 ? moved : compose(moved, rotationAbout(object.rotation, at.x, at.y));
		const own = { base: { ...base, opacity: base.opacity * object.opacity }, blend, ...(tint !== undefined && { tint }) };
		if ('gid' in object) items.push(...tileObjectItems(object, art, scene, own, place, sheet, time));
	}
	return items;
}
