import { applyMatrix } from '@tilewright/geometry';
import { cssColor } from '../draw-list/css-color.ts';
import type { BackgroundItem, DrawList, Item } from '../draw-list/draw-list.ts';
import type { DrawOptions } from '../draw-list/options.ts';
import type { Pictures } from '../pictures/picture.ts';
import type { Context2D, Platform } from '../platform/platform.ts';
import { drawMissing } from './missing.ts';
import type { Painter } from './painter.ts';
import { painterFor, setBlending } from './painter.ts';
import { drawPattern } from './pattern.ts';
import { drawQuads } from './quads.ts';
import { drawShape } from './shape.ts';
import { drawLabel, drawText } from './text.ts';

/**
 * Draws a list on a canvas, over what the canvas holds. The canvas must have the size of the view's picture, or of its part.
 *
 * @param pictures - returns the pictures of the list; pictures that it does not have are left out
 * @example drawOnCanvas(drawListOf(scene, view), canvas.getContext('2d'), pictures, platform);
 */
export function drawOnCanvas<Source>(
	list: DrawList,
	context: Context2D<Source>,
	pictures: Pictures<Source>,
	platform: Platform<Source>,
	{ smooth = false }: DrawOptions = {},
): void {
	const painter = painterFor(list, context, platform, smooth);
	context.save();
	for (const item of list.items) drawItem(item, list, painter, pictures);
	context.restore();
}

function drawItem<Source>(item: Item, list: DrawList, painter: Painter<Source>, pictures: Pictures<Source>): void {
	switch (item.kind) {
		case 'background':
			drawBackground(item, painter);
			break;
		case 'quads':
			drawQuads(item, list, painter, pictures);
			break;
		case 'pattern':
			drawPattern(item, list, painter, pictures);
			break;
		case 'shape':
			drawShape(item, painter);
			break;
		case 'text':
			drawText(item, painter);
			break;
		case 'label':
			drawLabel(item, painter);
			break;
		case 'missing':
			drawMissing(item, painter);
			break;
	}
}

function drawBackground<Source>({ color, area }: BackgroundItem, { context, width, height, toPicture }: Painter<Source>): void {
	setBlending(context, 1, 'normal');
	context.setTransform(1, 0, 0, 1, 0, 0);
	context.fillStyle = cssColor(color);
	if (area === undefined) {
		context.fillRect(0, 0, width, height);
		return;
	}
	// Whole pixels, so that there are no seams between the maps of a world.
	const from = applyMatrix(toPicture, area.x, area.y);
	const to = applyMatrix(toPicture, area.x + area.width, area.y + area.height);
	const [left, top] = [Math.round(from.x), Math.round(from.y)];
	context.fillRect(left, top, Math.round(to.x) - left, Math.round(to.y) - top);
}
