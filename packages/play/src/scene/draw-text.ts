import { colorOf } from './color.ts';
import type { TextPiece } from './object-pieces.ts';
import { wrapText } from './wrap-text.ts';

/** The members of a canvas's 2D context that texts need. */
export interface TextContext {
	font: string;
	/** A color of CSS is assigned to it. */
	fillStyle: unknown;
	measureText(text: string): { readonly width: number; readonly fontBoundingBoxAscent: number; readonly fontBoundingBoxDescent: number };
	fillText(text: string, x: number, y: number): void;
	fillRect(x: number, y: number, width: number, height: number): void;
}

/** The part of the free space that is before a text. */
const BEFORE = { left: 0, justify: 0, top: 0, center: 0.5, right: 1, bottom: 1 } as const;

/**
 * Draws a text in its box, with the top left corner of the box at 0, 0: aligned in it, wrapped at its width, underlined and struck through. For
 * engines whose own texts do less. The canvas clips it to the box.
 *
 * @param fontFamily - the font in place of one that the map names, in CSS. Default: the one that the map names
 * @example
 * const canvas = new OffscreenCanvas(piece.width, piece.height);
 * drawText(canvas.getContext('2d'), piece);
 */
export function drawText(context: TextContext, { text, width, height }: TextPiece, fontFamily = (family: string): string => family): void {
	const { pixelsize, bold, italic, wrap, halign, valign, underline, strikeout } = text;
	const size = pixelsize > 0 ? pixelsize : 16;
	context.font = `${italic ? 'italic ' : ''}${bold ? 'bold ' : ''}${size}px ${fontFamily(text.fontfamily)}`;
	context.fillStyle = cssColor(text.color);
	const measure = (line: string): number => context.measureText(line).width;
	const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
	const all = wrap ? wrapText(text.text, width, measure) : text.text.split(/\r?\n/);
	// Lines that begin below the box are left out before the others are aligned, as in Tiled.
	const lines = all.slice(0, Math.ceil(height / (ascent + descent)));
	const thickness = Math.max(1, size / 22);
	const top = BEFORE[valign] * (height - lines.length * (ascent + descent));
	for (const [index, line] of lines.entries()) {
		const wide = measure(line);
		const x = BEFORE[halign] * (width - wide);
		const baseline = top + index * (ascent + descent) + ascent;
		context.fillText(line, x, baseline);
		if (underline) context.fillRect(x, baseline + thickness, wide, thickness);
		if (strikeout) context.fillRect(x, baseline - ascent / 3, wide, thickness);
	}
}

function cssColor(color: string): string {
	const { rgb, alpha } = colorOf(color) ?? { rgb: 0, alpha: 1 };
	return `rgba(${rgb >> 16}, ${(rgb >> 8) & 0xff}, ${rgb & 0xff}, ${alpha})`;
}
