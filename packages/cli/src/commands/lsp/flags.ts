import type { Command } from 'commander';
import { Option } from 'commander';
import type { RootFlags } from '../../gate/root-folder.ts';

/** The options of `tilewright lsp`. */
export interface LspFlags extends RootFlags {
	/** `false` with `--no-config`. */
	readonly config?: string | false;
}

/** Adds the options of `tilewright lsp`. */
export function addLspFlags(command: Command): Command {
	return command
		.addOption(new Option('--stdio', 'use standard input and output, as always; many code editors add this'))
		.addOption(new Option('--clientProcessId <id>').hideHelp())
		.option('--config <file>', 'configuration; default: the nearest tilewright.config.json above each file')
		.option('--no-config', 'use no configuration')
		.option('--project <file>', 'project file with custom types; default: the nearest above each file')
		.option('--root <folder>', 'folder that files may be read from; default: as with export')
		.option('--allow-outside', 'also read files outside the root');
}
