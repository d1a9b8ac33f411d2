/** The figures that a suite of ours writes with `--report FILE`, for the last lines of .ci/run. */
export interface Figures {
	readonly passed: number;
	readonly skipped: number;
	/** One line each. */
	readonly failures: readonly string[];
}
