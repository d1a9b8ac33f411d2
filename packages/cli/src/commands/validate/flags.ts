import type { Command } from 'commander';
import { Option } from 'commander';

/** The options of `tilewright validate`. */
export interface ValidateFlags {
	readonly format: 'pretty' | 'json';
	readonly quiet?: boolean;
	readonly verbose?: boolean;
	/** The version that must be able to hold the documents. */
	readonly for?: string;
}

/** Adds the options of `tilewright validate`. */
export function addValidateFlags(command: Command): Command {
	return command
		.addOption(new Option('--format <name>', 'pretty or json').choices(['pretty', 'json']).default('pretty'))
		.addOption(new Option('--quiet', 'show only errors, and no summary').conflicts('verbose'))
		.option('--verbose', 'show infos too')
		.option('--for <version>', 'report what this version of Tiled, 0.16 to 1.12, cannot hold');
}
