import { applyMatrix, compose } from '@tilewright/geometry';
import type { DrawList, LabelItem, ShapeItem, TextItem } from '@tilewright/render';
import type { Painter } from '../../src/canvas/painter.ts';
import { painterFor } from '../../src/canvas/painter.ts';
import { tracePath } from '../../src/canvas/shape.ts';
import { movedPath } from '../../src/draw-list/path.ts';
import type { Platform } from '../../src/platform/platform.ts';

/** How far smoothing reaches around lines and letters, in pixels. */
const MARGIN = 2;

type Loose = ShapeItem | TextItem | LabelItem;

/** The items of a draw list that renderers may draw differently (rule R12). */
export const looseItems = ({ items }: DrawList): Loose[] =>
	items.filter((item): item is Loose => item.kind === 'shape' || item.kind === 'text' || item.kind === 'label');

/** Draws a mask of lines and letters: their alpha is not 0. For a text, the whole box counts. */
export function lineMask<Source>(list: DrawList, width: number, height: number, platform: Platform<Source>): Uint8ClampedArray {
	const { context } = platform.surface(width, height);
	const painter = painterFor(list, context, platform, false);
	for (const item of looseItems(list)) {
		context.setTransform(1, 0, 0, 1, 0, 0);
		if (item.kind === 'shape') markShape(item, painter);
		else if (item.kind === 'label') markLabel(item, painter);
		else {
			context.setTransform(...compose(painter.toPicture, item.transform));
			context.fillRect(-MARGIN, -MARGIN, item.width + 2 * MARGIN, item.height + 2 * MARGIN);
		}
	}
	return context.getImageData(0, 0, width, height).data;
}

function markShape<Source>({ path, shift, stroke }: ShapeItem, { context, toPicture }: Painter<Source>): void {
	if (stroke === undefined) return;
	const moved = compose([1, 0, 0, 1, shift?.x ?? 0, shift?.y ?? 0], toPicture);
	tracePath(context, movedPath(path, moved));
	context.lineWidth = stroke.width + 2 * MARGIN;
	context.lineCap = 'round';
	context.lineJoin = 'round';
	context.stroke();
}

function markLabel<Source>({ at, text }: LabelItem, { context, toPicture }: Painter<Source>): void {
	const { x, y } = applyMatrix(toPicture, at.x, at.y);
	const reach = 5 * text.length + 12;
	context.fillRect(x - reach, y - 32, 2 * reach, 32);
}
