/** A column of a Markdown table: its heading and the text of each row. */
export interface Column<Row> {
	readonly heading: string;
	readonly cell: (row: Row) => string;
}

/** A Markdown table. A column that is empty in every row is left out. */
export function table<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): string {
	const used = columns.filter((column) => rows.some((row) => column.cell(row) !== ''));
	const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;
	return [
		line(used.map((column) => column.heading)),
		line(used.map(() => '---')),
		...rows.map((row) => line(used.map((column) => column.cell(row).replaceAll('|', '\\|')))),
	].join('');
}

export const code = (text: string): string => `\`${text}\``;

/** A list of words: `a`, `a and b`, `a, b and c`. */
export function enumerate(words: readonly string[], conjunction: 'and' | 'or'): string {
	const last = words.at(-1) ?? '';
	return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${conjunction} ${last}`;
}
