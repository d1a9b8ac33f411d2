/** How many steps may still be taken, by all expressions and names together. */
export interface Effort {
	left: number;
}

/** About a second. Ordinary expressions take less than 100 steps for a name. */
export const MOST_EFFORT = 20_000_000;
