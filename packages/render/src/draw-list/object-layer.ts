import type { ObjectLayer, TextObject } from '@tilewright/format';
import { frameEnd } from '@tilewright/format';
import type { Geometry, Matrix, Rect } from '@tilewright/geometry';
import { compose, rotationAbout, translation } from '@tilewright/geometry';
import type { MapScene } from '../scene/scene.ts';
import type { SceneObject } from '../scene/scene-objects.ts';
import type { Frame, Item, ItemBase, LabelItem, TextItem } from './draw-list.ts';
import type { FrameTable } from './frame-table.ts';
import { itemBox, itemReach } from './item-box.ts';
import type { Layering } from './layering.ts';
import { opacityOf } from './layering.ts';
import { objectBox } from './object-box.ts';
import { objectsIn } from './object-boxes.ts';
import { objectColors } from './object-colors.ts';
import type { DrawListOptions } from './options.ts';
import { LINE, shapeItems } from './shapes.ts';
import { tileObjectItems } from './tile-object.ts';

/**
 * The items of an object layer, in drawing order (rule R8), without those outside the visible rectangle.
 *
 * @param visible - on the screen
 * @param scale - pixels of the picture per pixel of the screen: lines and names have the same width at any scale
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
	const { objects: wanted = ({ visible }) => visible !== false, density = 1, labels = false, lineWidth } = options;
	const isVisible = (item: Item): boolean => {
		const box = itemBox(item, table.frames);
		return box === undefined || touches(box, visible, itemReach(item), scale);
	};
	const { shift } = layering;
	const within = { ...visible, x: visible.x - shift.x, y: visible.y - shift.y };
	const items: Item[] = [];
	for (const object of objectsIn(objects, scene, { visible: within, scale: scale / density, named: labels, lineWidth })) {
		if (!wanted(object.object)) continue;
		const until = 'gid' in object.object ? frameEnd(object.art?.tile?.animation ?? [], options.time ?? 0) : undefined;
		if (until !== undefined) animate(until, objectBox(object, scene.geometry, scene.map));
		for (const item of objectItems(object, layer, scene, layering, table, options)) if (isVisible(item)) items.push(item);
	}
	return items;

	function animate(until: number, { x, y, width, height }: Rect): void {
		table.animate(until, x + shift.x, y + shift.y, x + width + shift.x, y + height + shift.y);
	}
}

function touches(box: Rect, visible: Rect, reach: ReturnType<typeof itemReach>, scale: number): boolean {
	const [x, y] = [reach.x / scale, reach.y / scale];
	return (
		box.x - x <= visible.x + visible.width &&
		box.y - y <= visible.y + visible.height &&
		box.x + box.width + x >= visible.x &&
		box.y + box.height + y >= visible.y
	);
}

function objectItems(
	{ object, art }: SceneObject,
	layer: ObjectLayer,
	scene: MapScene,
	{ base, blend, tint, shift }: Layering,
	table: FrameTable,
	{ time = 0, types, labels = false, shapes = true, lineWidth = LINE, density = 1 }: DrawListOptions,
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
				: shapes
					? shapeItems(object, geometry, colors, own, place, density * lineWidth)
					: [];
	if (!labels) return items;
	const names = labelItems(object.name, items, table.frames, colors.line, own);
	return [...items, ...(density === 1 ? names : names.map((name) => ({ ...name, density })))];
}

/**
 * The item of a text object. Its box stands upright in every orientation: only its corner is projected to the screen.
 *
 * @param place - the matrix for the layer's offset and the object's rotation, on the screen
 * @example textItem(object, geometry, { opacity: 1, layer: [0], object: object.id }, place)
 */
export function textItem(object: TextObject, geometry: Geometry, base: ItemBase, place: Matrix): TextItem {
	const { text, x, y, width, height } = object;
	const at = geometry.pixelToScreen(x, y);
	const transform = compose(place, translation(at.x, at.y));
	return { ...base, kind: 'text', text, transform, width, height };
}

/**
 * The label with an object's name, above the middle of the object.
 *
 * @param items - the items that show the object
 * @returns nothing if the object has no name, or no item shows it
 */
function labelItems(name: string, items: readonly Item[], frames: readonly Frame[], color: string, base: ItemBase): LabelItem[] {
	const boxes = items.flatMap((item) => itemBox(item, frames) ?? []);
	if (name === '' || boxes.length === 0) return [];
	const left = Math.min(...boxes.map(({ x }) => x));
	const right = Math.max(...boxes.map(({ x, width }) => x + width));
	const at = { x: (left + right) / 2, y: Math.min(...boxes.map(({ y }) => y)) };
	return [{ ...base, kind: 'label', text: name, at, color }];
}
