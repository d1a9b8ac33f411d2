import type { Change } from './change.ts';

/** What all comparing functions share. */
export interface Scope {
	/** Takes a change, in the order of the result. */
	readonly tell: (change: Change) => void;
	/** Whether it counts, too, how things are stored. */
	readonly storage: boolean;
	/** How many areas of cells are told of a layer at most. */
	readonly mostAreas: number;
}
