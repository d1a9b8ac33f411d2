import type { Command } from 'commander';
import { Option } from 'commander';
import { jobsOption } from '../../../options/jobs-option.ts';
import type { ExportFlags } from '../flags.ts';

/** The options of an export, including those that need `--out`. */
export interface GraphFlags extends ExportFlags {
	readonly out?: string;
	readonly copyImages?: boolean;
	readonly inlineImages?: boolean;
	readonly dryRun?: boolean;
	readonly depfile?: string;
	readonly watch?: boolean;
	/** How many cores are used at most; `undefined` for those that there are. */
	readonly jobs?: number;
	/** The folder of the cache. */
	readonly cache?: string;
}

/** Adds the options that need `--out`. */
export function addGraphFlags(command: Command): Command {
	return command
		.addOption(new Option('--out <folder>', 'export the sources and all documents they refer to into this folder'))
		.addOption(new Option('--copy-images', 'with --out: also copy images').conflicts('inlineImages'))
		.addOption(new Option('--inline-images', 'with --out: embed images into the documents, as data: URLs'))
		.addOption(new Option('--dry-run', 'with --out: only list what would be written'))
		.addOption(new Option('--depfile <file>', 'with --out: write a dependency file for Make and Ninja'))
		.addOption(new Option('--watch', 'with --out: export again after each change, until stopped').conflicts('dryRun'))
		.addOption(
			new Option('--cache <folder>', 'with --out: keep what was done in this folder, and do only what has changed').conflicts([
				'dryRun',
				'depfile',
				'watch',
			]),
		)
		.addOption(jobsOption('with --out: '));
}
