import { compose } from '@tilewright/geometry';
import type { TextItem } from '../draw-list/draw-list.ts';
import { pixelFit } from '../pixels/pixel-fit.ts';
import { fontMetrics } from '../text/font.ts';
import { layoutText } from '../text/text-layout.ts';
import { element } from './element.ts';
import { painted } from './paint.ts';
import { transformText } from './path-data.ts';
import { rectAttributes } from './rect.ts';
import type { Sketch } from './sketch.ts';
import { fontAttributes, textRun } from './text-run.ts';

/** Prints the text of a text object, set in its box and clipped to it. It scales with the picture. */
export function textGroup(item: TextItem, sketch: Sketch): string {
	const { text, width, height, opacity } = item;
	const matrix = compose(sketch.toPicture, item.transform);
	const fit = pixelFit(matrix);
	const metrics = fontMetrics(text);
	const { lines, overflows } = layoutText(text, { ...metrics, width, height }, (piece) => sketch.measure(piece, text));
	const runs: string[] = [];
	const rules: string[] = [];
	for (const line of lines) {
		if (line.width === 0) continue;
		for (const run of line.runs) runs.push(textRun(run.text, run.x, fit.y(line.baseline), text, sketch));
		// Whole pixels long, as the editor's.
		const rule = (middle: number): void => {
			const rect = { x: line.x, y: middle - metrics.thickness / 2, width: Math.floor(line.width), height: metrics.thickness };
			rules.push(element('rect', rectAttributes(rect)));
		};
		if (text.underline) rule(line.baseline + metrics.underline);
		if (text.strikeout) rule(line.baseline - metrics.strikeout);
	}
	if (runs.length === 0) return '';
	const content = `${element('text', fontAttributes(text), runs.join(''))}${rules.join('')}`;
	const clip = overflows ? clipId() : undefined;
	const group = { transform: transformText(matrix), ...painted('fill', text.color, opacity) };
	return element('g', { ...group, 'clip-path': clip && `url(#${clip})` }, content);

	function clipId(): string {
		const [x, y] = [fit.x(0), fit.y(0)];
		const rect = rectAttributes({ x, y, width: Math.max(0, fit.x(width) - x), height: Math.max(0, fit.y(height) - y) });
		return sketch.define('c', Object.values(rect).join(' '), (id) => element('clipPath', { id }, element('rect', rect)));
	}
}
