import type { Task } from '../../cores/task.ts';
import type { UpgradeFlags } from './flags.ts';
import type { Outcome } from './upgrade-file.ts';

/** The task of threads that upgrade. */
export interface UpgradeTasks {
	/** Upgrades files, and sends what became of each. */
	readonly upgrade: Task<UpgradeRequest, UpgradedFile, void>;
}

/** What happened to a file, by its place on the command line. */
export interface UpgradedFile {
	readonly at: number;
	readonly outcome: Outcome;
	/** The text to print to standard error before anything else about it. */
	readonly printed: string;
}

/** Files to upgrade. */
interface UpgradeRequest {
	readonly files: readonly { readonly at: number; readonly path: string }[];
	readonly flags: UpgradeFlags;
}
