import type { Command } from 'commander';
import { Option } from 'commander';
import type { RootFlags } from '../../documents/root.ts';

/** The options of `tilewright validate`. */
export interface ValidateFlags extends RootFlags {
	readonly format: 'pretty' | 'json';
	readonly quiet?: boolean;
	readonly verbose?: boolean;
	/** The version that must be able to hold the documents. */
	readonly for?: string;
	/** `false` with `--no-references`. */
	readonly references?: boolean;
}

/** Adds the options of `tilewright validate`. */
export function addValidateFlags(command: Command): Command {
	return command
		.addOption(new Option('--format <name>', 'pretty or json').choices(['pretty', 'json']).default('pretty'))
		.addOption(new Option('--quiet', 'show only errors, and no summary').conflicts('verbose'))
		.option('--verbose', 'show infos too')
		.option('--for <version>', 'report what this version of Tiled, 0.16 to 1.12, cannot hold')
		.option('--no-references', 'check each file alone: open no other files')
		.option('--project <file>', 'project file with custom types; default: the nearest above each file')
		.option('--root <folder>', 'folder that files may be read from; default: as with export')
		.option('--allow-outside', 'also read files outside the root');
}
