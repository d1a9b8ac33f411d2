import type { Command } from 'commander';

/** The options of `tilewright info`. */
export interface InfoFlags {
	readonly json?: boolean;
	/** `false` with `--no-picture`. */
	readonly picture?: boolean;
	readonly base?: string;
	readonly root?: string;
	readonly allowOutside?: boolean;
}

/** Adds the options of `tilewright info`. */
export function addInfoFlags(command: Command): Command {
	return command
		.option('--json', 'print JSON')
		.option('--no-picture', 'do not show a picture in the terminal')
		.option('--base <folder>', 'folder that paths in the document start from; default: its own, or the working folder for -')
		.option('--root <folder>', 'folder that files may be read from; default: as with export')
		.option('--allow-outside', 'also read files outside the root');
}
