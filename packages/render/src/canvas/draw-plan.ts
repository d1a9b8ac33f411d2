import { applyMatrix } from '@tilewright/geometry';
import type { BackgroundItem, Item, Plan } from '../plan/draw-list.ts';
import { setBlending } from './blend.ts';
import { cssColor } from './css-color.ts';
import { drawLabel } from './label.ts';
import { drawMissing } from './missing.ts';
import type { Painter, Pictures } from './painter.ts';
import { painterFor } from './painter.ts';
import { drawPattern } from './pattern.ts';
import type { Context2D, Platform } from './platform.ts';
import { drawQuads } from './quads.ts';
import { drawShape } from './shape.ts';
import { drawText } from './text.ts';

/** How a plan is drawn. */
export interface DrawOptions {
	/** Whether pictures that are scaled or turned are smoothed. Default `false`: each pixel is one of the picture's. */
	readonly smooth?: boolean;
}

/**
 * Draws a plan with a 2D context, whose canvas is as large as the plan's picture or, where the view has a part, as that. What the
 * canvas held stays below.
 *
 * @param pictures - gives the pictures of the plan's images; one that it does not give is left out
 * @example drawPlan(plan(scene, view), canvas.getContext('2d'), pictures, platform);
 */
export function drawPlan<Source>(
	plan: Plan,
	context: Context2D<Source>,
	pictures: Pictures<Source>,
	platform: Platform<Source>,
	{ smooth = false }: DrawOptions = {},
): void {
	const painter = painterFor(plan, context, platform, smooth);
	context.save();
	for (const item of plan.items) drawItem(item, plan, painter, pictures);
	context.restore();
}

function drawItem<Source>(item: Item, plan: Plan, painter: Painter<Source>, pictures: Pictures<Source>): void {
	switch (item.kind) {
		case 'background':
			drawBackground(item, painter);
			break;
		case 'quads':
			drawQuads(item, plan, painter, pictures);
			break;
		case 'pattern':
			drawPattern(item, plan, painter, pictures);
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
