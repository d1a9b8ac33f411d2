import type { Command } from 'commander';
import { InvalidArgumentError, Option } from 'commander';

/** The options of `tilewright edit`. */
export interface EditFlags {
	readonly port?: number;
	readonly host: string;
	/** `false` with `--no-open`. */
	readonly open: boolean;
	readonly root?: string;
}

/** Adds the options of `tilewright edit`. */
export function addEditFlags(command: Command): Command {
	return command
		.addOption(new Option('--port <n>', 'port of the address; 0 is any free one').argParser(parsePort))
		.addOption(new Option('--host <address>', 'address of this computer to listen on').default('127.0.0.1'))
		.addOption(new Option('--no-open', 'do not open a browser'))
		.addOption(new Option('--root <folder>', 'folder that files may be read and written in; default: as with export'));
}

function parsePort(text: string): number {
	if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
	throw new InvalidArgumentError('It must be a whole number from 0 to 65535.');
}
