import { translation } from '@tilewright/geometry';
import type { LabelItem } from '../draw-list/draw-list.ts';
import { movedPath } from '../draw-list/path.ts';
import { LABEL_FONT, labelLayout } from '../text/label-layout.ts';
import { element } from './element.ts';
import { painted } from './paint.ts';
import { pathData } from './path-data.ts';
import type { Sketch } from './sketch.ts';
import { fontAttributes, textRun } from './text-run.ts';

/** Prints the name of an object: white, with a shadow, on the object's color. */
export function labelGroup(item: LabelItem, sketch: Sketch): string {
	const { text, color, opacity } = item;
	const { x, y, ground } = labelLayout(item, sketch.toPicture, sketch.measure(text, LABEL_FONT));
	const base = (shift: number, fill: string): string =>
		element('path', { d: pathData(movedPath(ground, translation(shift, shift))), ...painted('fill', fill, opacity) });
	const letters = (shift: number, fill: string): string =>
		element(
			'text',
			{ ...fontAttributes(LABEL_FONT), ...painted('fill', fill, opacity) },
			textRun(text, x + shift, y + shift, LABEL_FONT, sketch),
		);
	return element('g', {}, base(1, '#000000') + base(0, color) + letters(1, '#000000') + letters(0, '#ffffff'));
}
