import type { Change } from './change.ts';

/** The state that all comparing functions share. */
export interface Scope {
	/** Adds a change to the result. */
	readonly report: (change: Change) => void;
	/** Whether differences in storage are changes, too. */
	readonly storage: boolean;
	/** The most areas of cells that are listed for one layer. */
	readonly mostAreas: number;
}
