import { applyMatrix } from '@tilewright/geometry';
import { cssColor } from '../draw-list/css-color.ts';
import type { BackgroundItem, DrawList, Item } from '../draw-list/draw-list.ts';
import type { DrawOptions } from '../draw-list/options.ts';
import type { Pictures } from '../pictures/picture.ts';
import type { Context2D, Platform } from '../platform/platform.ts';
import { setBlending } from './blend.ts';
import { drawLabel } from './label.ts';
import { drawMissing } from './missing.ts';
import type { Painter } from './painter.ts';
import { painterFor } from './painter.ts';
import { drawPattern } from './pattern.ts';
import { drawQuads } from './quads.ts';
import { drawShape } from './shape.ts';
import { drawText } from './text.ts';

/**
 * Draws a draw list with a 2D context, whose canvas is as large as the draw list's picture or, where the view has a part, as that. What the
 * canvas held stays below.
 *
 * @param pictures - gives the pictures of the draw list's images; one that it does not give is left out
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
	// Whole pixels: maps that lie beside each other have no seam.
	const from = applyMatrix(toPicture, area.x, area.y);
	const to = applyMatrix(toPicture, area.x + area.width, area.y + area.height);
	const [left, top] = [Math.round(from.x), Math.round(from.y)];
	context.fillRect(left, top, Math.round(to.x) - left, Math.round(to.y) - top);
}
