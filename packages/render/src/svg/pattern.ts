import { compose, translation } from '@tilewright/geometry';
import type { PatternItem } from '../draw-list/draw-list.ts';
import { isPlain, onPixels } from '../pixels/pixel-fit.ts';
import { rectAttributes, short, transformText } from './attributes.ts';
import { effectsOf } from './effects.ts';
import { element } from './element.ts';
import { frameId } from './frame.ts';
import type { Printer } from './printer.ts';

/** Prints a picture that repeats over an area (rule R10). */
export function patternRect(item: PatternItem, printer: Printer): string {
	const { list, toPicture, scale, define } = printer;
	const frame = list.frames[item.frame];
	const id = frame && frameId(item.frame, printer);
	if (frame === undefined || id === undefined) return '';
	const { tint, onto } = effectsOf(item, printer);
	const placed = compose(toPicture, translation(item.origin.x, item.origin.y));
	const matrix = isPlain(placed) ? onPixels(placed) : placed;
	const size = { width: short(frame.width), height: short(frame.height) };
	const patternTransform = transformText(matrix);
	const pattern = define('r', `${id} ${patternTransform}`, (own) =>
		element('pattern', { id: own, patternUnits: 'userSpaceOnUse', ...size, patternTransform }, element('use', { 'xlink:href': `#${id}` })),
	);
	const [x, y] = [toPicture[0] * item.area.x + toPicture[4], toPicture[3] * item.area.y + toPicture[5]];
	const area = { x, y, width: item.area.width * scale.x, height: item.area.height * scale.y };
	return element('rect', { ...rectAttributes(area), fill: `url(#${pattern})`, ...onto, ...tint });
}
