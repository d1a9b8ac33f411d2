import type { Ratio } from './ratio.ts';

/** Something to measure. */
export interface Case {
	readonly name: string;
	/** The thing that it is compared with. */
	readonly baseline: string;
	/** The ratio to reach. */
	readonly aim?: number;
	/**
	 * Measures it.
	 *
	 * @returns why it cannot be measured, or the ratio
	 */
	readonly measure: (rounds: number) => Ratio | string | Promise<Ratio | string>;
}

/** Cases of one kind: a part of the table with a title of its own. */
export interface Group {
	readonly title: string;
	/** The kind of times that are measured. */
	readonly times: 'of the processor' | 'by the clock' | 'none, but memory';
	readonly cases: readonly Case[];
}

/** A measured case, a row of the table. */
export interface Row {
	readonly name: string;
	readonly baseline: string;
	readonly aim: number | undefined;
	readonly result: Ratio | string;
}
