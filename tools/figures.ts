/** What a suite of ours writes by `--report FILE`, for the last lines of .ci/run. */
export interface Figures {
	readonly passed: number;
	readonly skipped: number;
	/** One line each. */
	readonly failures: readonly string[];
}
