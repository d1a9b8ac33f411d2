import type { Command } from 'commander';
import { Option } from 'commander';
import type { ExportFlags } from '../flags.ts';

/** The options of an export to a folder as they were typed. */
export interface GraphFlags extends ExportFlags {
	readonly out?: string;
	readonly copyImages?: boolean;
	readonly inlineImages?: boolean;
	readonly dryRun?: boolean;
}

/** Gives the command the options of an export to a folder. */
export function addGraphFlags(command: Command): Command {
	return command
		.addOption(new Option('--out <folder>', 'where to write the sources and all that they refer to'))
		.addOption(new Option('--copy-images', 'with --out: copy images, too').conflicts('inlineImages'))
		.addOption(new Option('--inline-images', 'with --out: put images into the documents, as data: URLs'))
		.addOption(new Option('--dry-run', 'with --out: only tell what would be written'));
}
