import type { Row } from './case.ts';

/** The cells of a row: the figures first. */
export function cellsOf({ name, baseline, aim, result }: Row): string[] {
	const aimed = aim === undefined ? '' : `≤ ${aim}`;
	if (typeof result === 'string') return ['–', '', '', aimed, '', '', '', name, `${baseline}: ${result}`];
	const { ratio, least, most, ours, baseline: theirs, unit } = result;
	const isReached = aim === undefined ? '' : ratio <= aim ? 'yes' : 'no';
	// Three digits, as some ratios are far below 0.1.
	const figures = [ratio, least, most].map((value) => value.toFixed(value < 0.1 ? 3 : 2));
	return [...figures, aimed, isReached, `${ours.toFixed(1)} ${unit}`, `${theirs.toFixed(1)} ${unit}`, name, baseline];
}

export const HEADS = ['ratio', 'min', 'max', 'aim', 'reached', 'ours', 'baseline', 'case', 'compared with'];

/** The columns whose cells end at the same place. */
const NUMBERS = 7;

/** A row of the table on a terminal. */
export const printed = (cells: readonly string[]): string =>
	cells
		.map((cell, i) => (i < NUMBERS ? cell.padStart([7, 7, 7, 8, 9, 12, 12][i] ?? 0) : `  ${cell.padEnd(i === NUMBERS ? 56 : 0)}`))
		.join('');

/** Rows as a table of Markdown. */
export function markdownTable(rows: readonly (readonly string[])[]): string {
	const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
	return line(HEADS) + line(HEADS.map((_, i) => (i < NUMBERS ? '--:' : '---'))) + rows.map(line).join('');
}
