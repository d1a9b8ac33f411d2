import { fontFamily, fontMetrics } from '../canvas/font.ts';
import { layoutText } from '../canvas/text-layout.ts';
import type { LabelItem, TextItem } from '../plan/draw-list.ts';
import type { View } from '../plan/view.ts';
import { element, escaped, opacityOf, paint, transformOf } from './element.ts';

/** Gives the width of a text, in pixels. */
export type MeasureText = (
	text: string,
	font: Pick<TextItem['text'], 'fontfamily' | 'pixelsize' | 'bold' | 'italic' | 'kerning'>,
) => number;

/**
 * The text of a text object: its lines are broken, and stay so, whatever fonts there are where the picture is shown.
 *
 * @param id - for what it is clipped to
 */
export function textElement({ text, transform, width, height, opacity }: TextItem, id: string, measure: MeasureText): string {
	const metrics = fontMetrics(text);
	const { lines, overflows } = layoutText(text, { ...metrics, width, height }, (piece) => measure(piece, text));
	const decoration = [text.underline && 'underline', text.strikeout && 'line-through'].filter((word) => word !== false).join(' ');
	const written = lines.flatMap(({ runs, baseline }) =>
		runs.map((run) => element('text', { x: run.x, y: baseline, 'xml:space': 'preserve' }, escaped(run.text))),
	);
	const clip = overflows ? element('clipPath', { id }, element('rect', { width, height })) : '';
	return element(
		'g',
		{
			transform: transformOf(transform),
			'clip-path': overflows ? `url(#${id})` : undefined,
			...fontOf(text),
			'font-kerning': text.kerning ? undefined : 'none',
			'text-decoration': decoration === '' ? undefined : decoration,
			...paint('fill', text.color),
			...opacityOf(opacity),
		},
		`${clip}${written.join('')}`,
	);
}

const GENERIC = { 'DejaVu Sans': 'sans-serif', 'DejaVu Serif': 'serif', 'DejaVu Sans Mono': 'monospace' } as const;

function fontOf({ fontfamily, pixelsize, bold, italic }: Pick<TextItem['text'], 'fontfamily' | 'pixelsize' | 'bold' | 'italic'>) {
	const family = fontFamily(fontfamily);
	return {
		'font-family': `'${family}', ${GENERIC[family]}`,
		'font-size': pixelsize > 0 ? pixelsize : 16,
		'font-weight': bold ? 'bold' : undefined,
		'font-style': italic ? 'italic' : undefined,
	};
}

const FONT = { fontfamily: 'sans-serif', pixelsize: 12, bold: false, italic: false, kerning: true };
const DISTANCE = 12;
const MARGIN = 3;

/** The name of an object: as large on every picture. */
export function labelElement({ text, at, color, opacity }: LabelItem, { scale }: View, measure: MeasureText): string {
	const { ascent, descent } = fontMetrics(FONT);
	const width = measure(text, FONT);
	const ground = {
		x: -width / 2 - 2 * MARGIN,
		y: -DISTANCE - ascent - MARGIN,
		width: width + 4 * MARGIN,
		height: ascent + descent + 2 * MARGIN,
	};
	const letters = { x: -width / 2, y: -DISTANCE };
	return element(
		'g',
		{ transform: transformOf([1 / scale.x, 0, 0, 1 / scale.y, at.x, at.y]), ...fontOf(FONT), ...opacityOf(opacity) },
		[
			element('rect', { ...ground, x: ground.x + 1, y: ground.y + 1, rx: 4 }),
			element('rect', { ...ground, rx: 4, ...paint('fill', color) }),
			element('text', { x: letters.x + 1, y: letters.y + 1 }, escaped(text)),
			element('text', { ...letters, fill: '#fff' }, escaped(text)),
		].join(''),
	);
}
