import type { Paint } from '../../host/colors.ts';
import { clean } from '../../host/terminal.ts';
import { widthOf, wrap } from '../../host/text.ts';

/** The width of the output. */
export const COLUMNS = 80;

/** A cell of a table. */
export interface Cell {
	/** Any text: control characters are replaced. */
	readonly text: string;
	readonly paint?: Paint;
	/** Whether to align it to the right. */
	readonly right?: boolean;
}

/** A row of a table. Its last cell consists of words that wrap over several lines. */
export interface Row {
	readonly cells: readonly Cell[];
	readonly words?: readonly string[];
	readonly paint?: Paint;
}

/** Aligns rows in columns, two spaces apart and indented by two. */
export const table = (rows: readonly Row[]): string[] =>
	aligned(
		rows.map(({ cells, words = [], ...row }) => ({
			...row,
			cells: cells.map((cell) => ({ ...cell, text: clean(cell.text) })),
			words: words.map(clean),
		})),
	);

function aligned(rows: readonly Row[]): string[] {
	const widths: number[] = [];
	for (const { cells } of rows) {
		for (const [i, { text }] of cells.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(text));
	}
	const indent = widths.reduce((sum, width) => sum + width + 2, 2);
	return rows.flatMap(({ cells, words = [], paint = plain }) => {
		const [first = '', ...more] = wrap(words, Math.max(24, COLUMNS - indent));
		const texts = cells.map((cell, i) => padded(cell, widths[i] ?? 0));
		return [`  ${[...texts, paint(first)].join('  ')}`.trimEnd(), ...more.map((line) => `${' '.repeat(indent)}${paint(line)}`)];
	});
}

function padded({ text, paint = plain, right = false }: Cell, width: number): string {
	const space = ' '.repeat(width - widthOf(text));
	return right ? space + paint(text) : paint(text) + space;
}

const plain: Paint = (text) => text;
