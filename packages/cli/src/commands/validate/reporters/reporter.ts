import type { Graph } from '@tilewright/ops';
import type { Tally } from '../../../findings/describe-findings.ts';
import type { FileReport } from '../check.ts';

/** The findings of a run of `validate`. */
export interface Run {
	/** In the order of the command line; last the files that were not named, if something is wrong in them. */
	readonly reports: readonly FileReport[];
	readonly total: Tally;
	/** The number of files that could not be read. */
	readonly unread: number;
	/** The number of files that could not be mended. */
	readonly unwritten?: number;
	/** The most warnings that are allowed. */
	readonly maxWarnings: number | undefined;
	/** All files that the reports depend on, including missing ones. */
	readonly files: readonly string[];
	/** The documents that were read. */
	readonly documents: Graph['files'];
}

/** Prints the findings of a run. To add one, write a file that exports a reporter, and add it to `list.ts`. */
export type Reporter = (run: Run) => Promise<void>;

/** Whether there are more warnings than allowed. */
export const hasTooManyWarnings = ({ total, maxWarnings }: Pick<Run, 'total' | 'maxWarnings'>): boolean =>
	maxWarnings !== undefined && total.warning > maxWarnings;
