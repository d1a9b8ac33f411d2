import type { Issue } from '@tilewright/format';
import type { Change } from './change/change.ts';

/** The result of an operation that cannot always do everything. */
export interface EditOutcome {
	/** The changes, as one step; none if nothing changes. */
	readonly changes: readonly Change[];
	/** The parts that the operation could not do. */
	readonly issues: readonly Issue[];
}
