import type { Rect } from '@tilewright/geometry';
import type { SceneLayer } from '../scene/scene.ts';
import type { Item } from './draw-list.ts';
import type { FrameTable } from './frame-table.ts';
import type { Layering } from './layering.ts';

/**
 * The items of an image layer: its image, once or repeated over the visible rectangle (rule R10). If the image is missing, a marker of
 * the size that the document gives.
 *
 * @param visible - on the screen
 */
export function imageLayerItems(
	{ layer, picture, size }: SceneLayer & { kind: 'image' },
	visible: Rect,
	{ base, blend, tint, shift }: Layering,
	table: FrameTable,
): Item[] {
	if (size === null) {
		const { imagewidth: width = 0, imageheight: height = 0 } = layer;
		return width > 0 && height > 0 ? [{ kind: 'missing', ...base, transform: [1, 0, 0, 1, shift.x, shift.y], width, height }] : [];
	}
	// If the document does not give the size either, the picture must be loaded first.
	const { width, height } = size ?? { width: 0, height: 0 };
	if (width <= 0 || height <= 0) return [];
	const { repeatx = false, repeaty = false } = layer;
	const area = {
		x: repeatx ? visible.x : shift.x,
		y: repeaty ? visible.y : shift.y,
		width: repeatx ? visible.width : width,
		height: repeaty ? visible.height : height,
	};
	if (area.x >= visible.x + visible.width || area.x + area.width <= visible.x) return [];
	if (area.y >= visible.y + visible.height || area.y + area.height <= visible.y) return [];
	const frame = table.add(picture, { x: 0, y: 0, width, height });
	const look = { ...base, blend, ...(tint !== undefined && { tint }) };
	if (repeatx || repeaty) return [{ kind: 'pattern', ...look, frame, origin: shift, area, repeatx, repeaty }];
	const transforms = Float64Array.of(1, 0, 0, 1, shift.x, shift.y);
	return [{ kind: 'quads', ...look, count: 1, frames: Uint32Array.of(frame), transforms }];
}
