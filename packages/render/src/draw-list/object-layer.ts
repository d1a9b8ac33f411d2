import type { ObjectLayer } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import { compose, rotationAbout, translation } from '@tilewright/geometry';
import type { MapScene } from '../scene/scene.ts';
import type { SceneObject } from '../scene/scene-objects.ts';
import type { Item } from './draw-list.ts';
import type { FrameTable } from './frame-table.ts';
import { itemBox, itemReach } from './item-box.ts';
import { labelItems } from './label.ts';
import type { Layering } from './layering.ts';
import { opacityOf } from './layering.ts';
import { objectColors } from './object-colors.ts';
import type { DrawListOptions } from './options.ts';
import { shapeItems } from './shapes.ts';
import { textItem } from './text-item.ts';
import { tileObjectItems } from './tile-object.ts';

/**
 * Lists the objects of a layer, in drawing order (rule R8); those outside of what is visible are left out.
 *
 * @param visible - on the screen of the draw list
 * @param scale - pixels of the picture for one of the screen: lines and names are as wide at any scale
 */
export function objectLayerItems(
	{ objects, layer }: { readonly objects: readonly SceneObject[]; readonly layer: ObjectLayer },
	scene: MapScene,
	visible: Rect,
	scale: number,
	layering: Layering,
	table: FrameTable,
	options: DrawListOptions,
): Item[] {
	const { objects: wanted = ({ visible }) => visible !== false } = options;
	const isVisible = (item: Item): boolean => {
		const box = itemBox(item, table.frames);
		const reach = itemReach(item) / scale;
		return box === undefined || touches(box, visible, reach);
	};
	return objects.flatMap((object) =>
		wanted(object.object) ? objectItems(object, layer, scene, layering, table, options).filter(isVisible) : [],
	);
}

const touches = (box: Rect, visible: Rect, reach: number): boolean =>
	box.x - reach <= visible.x + visible.width &&
	box.y - reach <= visible.y + visible.height &&
	box.x + box.width + reach >= visible.x &&
	box.y + box.height + reach >= visible.y;

function objectItems(
	{ object, art }: SceneObject,
	layer: ObjectLayer,
	scene: MapScene,
	{ base, blend, tint, shift }: Layering,
	table: FrameTable,
	{ time = 0, types, labels = false }: DrawListOptions,
): Item[] {
	const { geometry } = scene;
	const at = geometry.pixelToScreen(object.x, object.y);
	const moved = translation(shift.x, shift.y);
	const place = object.rotation === 0 ? moved : compose(moved, rotationAbout(object.rotation, at.x, at.y));
	const own = { ...base, opacity: opacityOf(base.opacity * object.opacity), object: object.id };
	const colors = objectColors(object, layer, types, art?.tile?.type);
	const items: Item[] =
		'gid' in object
			? tileObjectItems(object, art, scene, { base: own, blend, ...(tint !== undefined && { tint }) }, place, table, time)
			: 'text' in object
				? [textItem(object, geometry, own, place)]
				: shapeItems(object, geometry, colors, own, place);
	return labels ? [...items, ...labelItems(object.name, items, table.frames, colors.line, own)] : items;
}
