import type { Text } from '@tilewright/format';
import { type BrokenLine, breakLines, letters, type Measure } from './line-break.ts';

/** A piece of text; `x` is its distance from the left of the box, in pixels. */
export interface TextRun {
	readonly text: string;
	readonly x: number;
}

/** A line of text in its box, in pixels from the box's top left corner. */
export interface TextLine {
	readonly x: number;
	readonly width: number;
	readonly baseline: number;
	/** The whole line; the single words of a justified line. */
	readonly runs: readonly TextRun[];
}

/** A text in its box. */
export interface TextLayout {
	readonly lines: readonly TextLine[];
	/** Whether the text is larger than its box. */
	readonly overflows: boolean;
}

/** The box of a text, and the measures of its font. */
export interface TextBox {
	readonly width: number;
	readonly height: number;
	/** Of the font, in pixels from the baseline. */
	readonly ascent: number;
	readonly descent: number;
}

/**
 * Lays out a text in its box. Lines that begin below the box are dropped before the text is aligned, as in Tiled: of a long text that
 * is aligned to the bottom, the last of the remaining lines are seen.
 *
 * @param measure - returns the width of a text in its font
 * @example layoutText(item.text, { width: 90, height: 19, ascent: 15, descent: 4 }, (text) => context.measureText(text).width)
 */
export function layoutText(text: Text, box: TextBox, measure: Measure): TextLayout {
	const broken: { line: BrokenLine; top: number }[] = [];
	let height = 0;
	for (const line of breakLines(text.text, text.wrap ? box.width : undefined, measure)) {
		const top = Math.ceil(height);
		broken.push({ line, top });
		height = top + box.ascent + box.descent;
		if (height >= box.height) break;
	}
	const down = offsetDown(text.valign, box.height - height);
	const lines = broken.map(({ line, top }): TextLine => {
		const spread = text.halign === 'justify' && text.wrap && !line.last;
		const width = spread ? Math.max(box.width, line.width) : line.width;
		const x = offsetRight(text.halign, box.width - width);
		const runs = spread ? justified(line, width - line.width, measure) : [{ text: line.text, x }];
		return { x, width, baseline: down + top + box.ascent, runs };
	});
	const overflows = height > box.height || lines.some(({ width }) => width > box.width);
	return { lines, overflows };
}

function offsetDown(valign: Text['valign'], room: number): number {
	if (valign === 'center') return room / 2;
	return valign === 'bottom' ? room : 0;
}

function offsetRight(halign: Text['halign'], room: number): number {
	if (halign === 'center') return room / 2;
	return halign === 'right' ? room : 0;
}

/** The words of a line, or the letters of its only word, with the free space spread between them. */
function justified({ text }: BrokenLine, room: number, measure: Measure): TextRun[] {
	const words = text.match(/\s*\S+/gu) ?? [];
	const pieces = words.length > 1 ? words : [...letters(text)];
	const gaps = (piece: string): number => (words.length > 1 ? piece.length - piece.trimStart().length : 1);
	const total = pieces.slice(1).reduce((sum, piece) => sum + gaps(piece), 0);
	const runs: TextRun[] = [];
	let [before, passed] = ['', 0];
	for (const [index, piece] of pieces.entries()) {
		if (index > 0) passed += gaps(piece);
		runs.push({ text: piece, x: measure(before) + (total === 0 ? 0 : (room * passed) / total) });
		before += piece;
	}
	return runs;
}
