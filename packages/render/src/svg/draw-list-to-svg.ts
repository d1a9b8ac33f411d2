import type { Rect } from '@tilewright/geometry';
import { applyMatrix } from '@tilewright/geometry';
import type { BackgroundItem, DrawList, Item } from '../draw-list/draw-list.ts';
import type { DrawOptions } from '../draw-list/options.ts';
import type { MeasureText } from '../text/measure-text.ts';
import { checkEffort } from './check-effort.ts';
import { element, opened } from './element.ts';
import { labelGroup } from './label.ts';
import { missingUse } from './missing.ts';
import { short } from './number.ts';
import { painted } from './paint.ts';
import { patternRect } from './pattern.ts';
import { quadsGroup } from './quads.ts';
import { rectAttributes } from './rect.ts';
import { shapePath } from './shape.ts';
import type { Sketch, SvgPictures } from './sketch.ts';
import { sketchOf } from './sketch.ts';
import { textGroup } from './text.ts';

/**
 * Prints a draw list as an SVG, which holds its pictures; nothing is drawn. The same draw list gives the same text.
 *
 * @param pictures - gives the pictures of the draw list's images; one that it does not give is left out
 * @param measure - how wide texts are: `textMeasure` of a canvas's context
 * @throws RenderError with the code `too-large` where it would have more than 2,000,000 elements
 * @example drawListToSvg(drawListOf(scene, view), { get: ({ path }) => urls.get(path) }, textMeasure(canvas.getContext('2d')));
 */
export function drawListToSvg(list: DrawList, pictures: SvgPictures, measure: MeasureText, options: DrawOptions = {}): string {
	return [...svgPieces(list, pictures, measure, options)].join('');
}

/** What {@link drawListToSvg} prints, piece by piece: a text of half a gigabyte would be too long for an engine. */
export function* svgPieces(
	list: DrawList,
	pictures: SvgPictures,
	measure: MeasureText,
	options: DrawOptions = {},
): Generator<string, void, undefined> {
	checkEffort(list);
	// At their own size pixels are sharp, whatever the option, as on canvases; and stay so where the SVG is enlarged.
	const smooth = options.smooth === true && (list.view.scale.x !== 1 || list.view.scale.y !== 1);
	const sketch = sketchOf(list, pictures, measure, smooth);
	const items = list.items.map((item) => printed(item, sketch)).filter((text) => text !== '');
	const [width, height] = [short(sketch.width), short(sketch.height)];
	yield `${opened('svg', {
		xmlns: 'http://www.w3.org/2000/svg',
		// Browsers know `href` alone; others still want the older name.
		'xmlns:xlink': 'http://www.w3.org/1999/xlink',
		...{ width, height, viewBox: `0 0 ${width} ${height}` },
		// Layers are blended with each other, not with the page.
		style: `isolation:isolate${smooth ? '' : ';image-rendering:pixelated'}`,
	})}\n`;
	if (sketch.definitions.length > 0) {
		yield '<defs>\n';
		for (const definition of sketch.definitions) yield `${definition}\n`;
		yield '</defs>\n';
	}
	for (const item of items) yield `${item}\n`;
	yield '</svg>\n';
}

function printed(item: Item, sketch: Sketch): string {
	switch (item.kind) {
		case 'background':
			return element('rect', { ...rectAttributes(backgroundArea(item, sketch)), ...painted('fill', item.color, item.opacity) });
		case 'quads':
			return quadsGroup(item, sketch);
		case 'pattern':
			return patternRect(item, sketch);
		case 'shape':
			return shapePath(item, sketch);
		case 'text':
			return textGroup(item, sketch);
		case 'label':
			return labelGroup(item, sketch);
		case 'missing':
			return missingUse(item, sketch);
	}
}

/** Whole pixels: maps that lie beside each other have no seam. */
function backgroundArea({ area }: BackgroundItem, { toPicture, width, height }: Sketch): Rect {
	if (area === undefined) return { x: 0, y: 0, width, height };
	const from = applyMatrix(toPicture, area.x, area.y);
	const to = applyMatrix(toPicture, area.x + area.width, area.y + area.height);
	const [x, y] = [Math.round(from.x), Math.round(from.y)];
	return { x, y, width: Math.round(to.x) - x, height: Math.round(to.y) - y };
}
