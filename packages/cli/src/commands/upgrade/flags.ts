import type { Command } from 'commander';
import { Option } from 'commander';
import { jobsOption } from '../../options/jobs-option.ts';

/** The options of `tilewright upgrade`. */
export interface UpgradeFlags {
	readonly write?: boolean;
	readonly check?: boolean;
	readonly force?: boolean;
	readonly format: 'pretty' | 'json';
	readonly verbose?: boolean;
	/** How many cores are used at most; `undefined` for those that there are. */
	readonly jobs?: number;
}

/** Adds the options of `tilewright upgrade`. */
export function addUpgradeFlags(command: Command): Command {
	return command
		.addOption(new Option('--write', 'rewrite the files').conflicts('check'))
		.option('--force', 'with --write: also rewrite files that are read-only')
		.option('--check', 'exit with code 1 if a file is not in the newest form')
		.addOption(new Option('--format <name>', 'pretty or json').choices(['pretty', 'json']).default('pretty'))
		.option('--verbose', 'show infos too')
		.addOption(jobsOption());
}
