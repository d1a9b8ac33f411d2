import type { Command } from 'commander';

/** The options of `tilewright info`. */
export interface InfoFlags {
	readonly json?: boolean;
	/** `false` with `--no-picture`. */
	readonly picture?: boolean;
}

/** Adds the options of `tilewright info`. */
export function addInfoFlags(command: Command): Command {
	return command.option('--json', 'print JSON').option('--no-picture', 'do not show a picture in the terminal');
}
