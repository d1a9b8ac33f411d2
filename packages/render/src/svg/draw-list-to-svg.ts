import type { Rect } from '@tilewright/geometry';
import { applyMatrix } from '@tilewright/geometry';
import type { BackgroundItem, DrawList, Item } from '../draw-list/draw-list.ts';
import type { DrawOptions } from '../draw-list/options.ts';
import { RenderError } from '../platform/size-limits.ts';
import type { MeasureText } from '../text/measure-text.ts';
import { painted, rectAttributes, short } from './attributes.ts';
import { element, startTag } from './element.ts';
import { missingUse } from './missing.ts';
import { patternRect } from './pattern.ts';
import type { Printer, SvgPictures } from './printer.ts';
import { printerFor } from './printer.ts';
import { quadsGroup } from './quads.ts';
import { shapePath } from './shape.ts';
import { labelGroup, textGroup } from './text.ts';

/**
 * Prints a draw list as an SVG that contains its pictures. The same list always gives the same text.
 *
 * @param pictures - returns the pictures of the list; pictures that it does not have are left out
 * @param measure - measures texts: `textMeasure` of a canvas's context
 * @throws RenderError with the code `too-large` if the SVG would have more than 2,000,000 elements
 * @example drawListToSvg(drawListOf(scene, view), { get: ({ path }) => urls.get(path) }, textMeasure(canvas.getContext('2d')));
 */
export function drawListToSvg(list: DrawList, pictures: SvgPictures, measure: MeasureText, options: DrawOptions = {}): string {
	return [...svgPieces(list, pictures, measure, options)].join('');
}

/** Prints the same as {@link drawListToSvg}, in pieces: engines cannot hold strings of half a gigabyte. */
export function* svgPieces(
	list: DrawList,
	pictures: SvgPictures,
	measure: MeasureText,
	options: DrawOptions = {},
): Generator<string, void, undefined> {
	checkCount(list);
	// At scale 1, pixels are sharp in any case, as on canvases. They stay sharp if a viewer enlarges the SVG.
	const smooth = options.smooth === true && (list.view.scale.x !== 1 || list.view.scale.y !== 1);
	const printer = printerFor(list, pictures, measure, smooth);
	const items = list.items.map((item) => printed(item, printer)).filter((text) => text !== '');
	const [width, height] = [short(printer.width), short(printer.height)];
	yield `${startTag('svg', {
		xmlns: 'http://www.w3.org/2000/svg',
		// Browsers accept `href`; other viewers need the older name.
		'xmlns:xlink': 'http://www.w3.org/1999/xlink',
		...{ width, height, viewBox: `0 0 ${width} ${height}` },
		// Blends layers with each other, but not with the page.
		style: `isolation:isolate${smooth ? '' : ';image-rendering:pixelated'}`,
	})}\n`;
	if (printer.definitions.length > 0) {
		yield '<defs>\n';
		for (const definition of printer.definitions) yield `${definition}\n`;
		yield '</defs>\n';
	}
	for (const item of items) yield `${item}\n`;
	yield '</svg>\n';
}

function printed(item: Item, printer: Printer): string {
	switch (item.kind) {
		case 'background':
			return element('rect', { ...rectAttributes(backgroundArea(item, printer)), ...painted('fill', item.color, item.opacity) });
		case 'quads':
			return quadsGroup(item, printer);
		case 'pattern':
			return patternRect(item, printer);
		case 'shape':
			return shapePath(item, printer);
		case 'text':
			return textGroup(item, printer);
		case 'label':
			return labelGroup(item, printer);
		case 'missing':
			return missingUse(item, printer);
	}
}

/** The area in whole pixels, so that there are no seams between the maps of a world. */
function backgroundArea({ area }: BackgroundItem, { toPicture, width, height }: Printer): Rect {
	if (area === undefined) return { x: 0, y: 0, width, height };
	const from = applyMatrix(toPicture, area.x, area.y);
	const to = applyMatrix(toPicture, area.x + area.width, area.y + area.height);
	const [x, y] = [Math.round(from.x), Math.round(from.y)];
	return { x, y, width: Math.round(to.x) - x, height: Math.round(to.y) - y };
}

/** The most elements of an SVG. Viewers need more than a kilobyte of memory for each. */
const MOST_ELEMENTS = 2_000_000;

/** Throws if no viewer could show the SVG. */
function checkCount({ items }: Pick<DrawList, 'items'>): void {
	let count = 0;
	for (const item of items) count += item.kind === 'quads' ? item.count : 1;
	if (count <= MOST_ELEMENTS) return;
	throw new RenderError(
		'too-large',
		`The picture would have ${count} tiles and objects; an SVG may have at most ${MOST_ELEMENTS}. Show a part of the map, or write a PNG.`,
	);
}
