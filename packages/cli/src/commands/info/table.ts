import type { Paint } from '../../host/colors.ts';
import { widthOf, wrap } from '../../host/text.ts';

/** How wide a page is. */
export const COLUMNS = 80;

/** A cell of a table, already made harmless. */
export interface Cell {
	readonly text: string;
	readonly paint?: Paint;
	/** Numbers stand at the right. */
	readonly right?: boolean;
}

/** The last cell of a row: words that are spread over as many lines as they need. */
export interface Row {
	readonly cells: readonly Cell[];
	readonly words?: readonly string[];
	readonly paint?: Paint;
}

/** Lays rows out in columns, two spaces apart and two from the edge. */
export function table(rows: readonly Row[]): string[] {
	const widths: number[] = [];
	for (const { cells } of rows) {
		for (const [i, { text }] of cells.entries()) widths[i] = Math.max(widths[i] ?? 0, widthOf(text));
	}
	const indent = widths.reduce((sum, width) => sum + width + 2, 2);
	return rows.flatMap(({ cells, words = [], paint = plain }) => {
		const [first = '', ...more] = wrap(words, Math.max(24, COLUMNS - indent));
		const padded = cells.map((cell, i) => dress(cell, widths[i] ?? 0));
		return [`  ${[...padded, paint(first)].join('  ')}`.trimEnd(), ...more.map((line) => `${' '.repeat(indent)}${paint(line)}`)];
	});
}

function dress({ text, paint = plain, right = false }: Cell, width: number): string {
	const space = ' '.repeat(width - widthOf(text));
	return right ? space + paint(text) : paint(text) + space;
}

const plain: Paint = (text) => text;
