import type { Rect } from '@tilewright/geometry';
import type { MapScene } from './scene.ts';

/**
 * The screen rectangle that the picture of a map shows (rule R1): its cells, plus the images of image layers that do not repeat,
 * plus the offsets of tile layers. Hidden layers count; objects do not.
 */
export function fullBounds({ bounds, layers }: Pick<MapScene, 'bounds' | 'layers'>): Rect {
	let [left, top, right, bottom] = [bounds.x, bounds.y, bounds.x + bounds.width, bounds.y + bounds.height];
	const margins = { left: 0, top: 0, right: 0, bottom: 0 };
	for (const layer of layers) {
		const { offsetx, offsety } = layer.walked;
		if (layer.kind === 'tiles') {
			margins.left = Math.max(margins.left, Math.ceil(-offsetx));
			margins.top = Math.max(margins.top, Math.ceil(-offsety));
			margins.right = Math.max(margins.right, Math.ceil(offsetx));
			margins.bottom = Math.max(margins.bottom, Math.ceil(offsety));
		} else if (layer.kind === 'image') {
			const { width, height } = layer.size ?? { width: 0, height: 0 };
			if (!layer.layer.repeatx) {
				left = Math.min(left, Math.floor(offsetx));
				right = Math.max(right, Math.ceil(offsetx + width));
			}
			if (!layer.layer.repeaty) {
				top = Math.min(top, Math.floor(offsety));
				bottom = Math.max(bottom, Math.ceil(offsety + height));
			}
		}
	}
	const x = left - margins.left;
	const y = top - margins.top;
	return { x, y, width: right + margins.right - x, height: bottom + margins.bottom - y };
}
