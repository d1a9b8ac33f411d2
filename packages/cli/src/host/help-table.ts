import { wrap } from './text.ts';

/** A line of a help text. */
export interface Summary {
	/** How to call a command, or the name of an option. */
	readonly call: string;
	/** A description; broken into lines where it is long. */
	readonly does: string;
}

const COLUMNS = 80;

/**
 * Lines in two columns, 80 wide.
 *
 * @param column - where the second column starts
 */
export function helpTable(rows: readonly Summary[], column: number): string {
	const indented = (line: string): string => ' '.repeat(column) + line;
	return rows
		.flatMap(({ call, does }) => {
			const start = `  ${call}`;
			const [first = '', ...more] = wrap(does.split(' '), COLUMNS - column, ' ');
			return start.length + 1 < column ? [start.padEnd(column) + first, ...more.map(indented)] : [start, ...[first, ...more].map(indented)];
		})
		.map((line) => line.trimEnd())
		.join('\n');
}
