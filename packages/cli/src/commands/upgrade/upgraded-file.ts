import type { UpgradeFlags } from './flags.ts';
import type { Outcome } from './upgrade-file.ts';

/** What happened to a file, by its place on the command line. */
export interface UpgradedFile {
	readonly at: number;
	readonly outcome: Outcome;
	/** What is to be printed to standard error before anything else about it. */
	readonly printed: string;
}

/** Files to upgrade. */
export interface UpgradeRequest {
	readonly files: readonly { readonly at: number; readonly path: string }[];
	readonly flags: UpgradeFlags;
}
