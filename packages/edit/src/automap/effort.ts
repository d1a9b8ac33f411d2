/** The steps of work that a run counts, besides one for each position that a rule is tried at. A step is about a nanosecond. */
export const STEPS = {
	/** A comparison of a cell with a tile; the first of a position is counted with it. */
	compare: 4,
	/** A condition where cells may be outside of the map. */
	compareAcross: 64,
	/** A cell that is written, or looked at so that outputs do not overlap. */
	write: 16,
	/** An object that is copied. */
	copy: 1024,
} as const;

/** The most steps of a run: about half a minute. A thousand rules that mostly fail at once need as many on a map of ten million cells. */
const MOST_STEPS = 2 ** 35;

/** After this much work, about half a second, the finished part gives an estimate of the rest. */
const ENOUGH = 2 ** 29;

/** The factor by which the estimate must exceed the limit: the next rules may need less than those before. */
const SURELY = 4;

/** Thrown when a run would take too long. */
export class TooMuchWork extends Error {}

/** Counts the work of a run, in steps, so that rules and maps from strangers cannot keep a program busy. */
export class Effort {
	readonly limit: number;
	/** The steps that were done, and the positions of the rule map that is applied. */
	steps = 0;
	/** The positions of the rule map, how many of them were tried, and the steps before. */
	#positions = 0;
	#tried = 0;
	#before = 0;

	constructor(limit = MOST_STEPS) {
		this.limit = limit;
	}

	/**
	 * Begins a rule map.
	 *
	 * @param positions - at which its rules will be tried
	 * @throws TooMuchWork
	 */
	begin(positions: number): void {
		this.steps += positions;
		this.#positions = positions;
		this.#tried = 0;
		this.#before = this.steps;
		this.#check();
	}

	/**
	 * Counts positions at which rules were tried.
	 *
	 * @throws TooMuchWork when the limit is reached, or surely will be
	 */
	tried(positions: number): void {
		this.#tried += positions;
		this.#check();
	}

	#check(): void {
		const done = this.steps - this.#before;
		const isSure = done >= ENOUGH && (done / this.#tried) * this.#positions > SURELY * this.limit;
		if (this.steps > this.limit || isSure) throw new TooMuchWork();
	}
}
