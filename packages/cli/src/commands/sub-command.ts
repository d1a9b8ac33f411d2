import type { Command } from 'commander';
import type { Exit } from '../host/exit.ts';
import type { Summary } from '../host/help-table.ts';

/** Receives the exit code of a command that has run. */
export type Finish = (exit: Exit) => void;

/**
 * A sub-command of `tilewright`. To add one, write a folder with a `command.ts` and add the command to `list.ts`.
 *
 * `tilewright --help` loads all these objects, so their modules hold options and help only. The action imports the code that does
 * the work.
 */
export interface SubCommand {
	readonly name: string;
	/** Its lines in `tilewright --help`. */
	readonly summary: readonly Summary[];
	/** The first sentence of its own help. */
	readonly description: string;
	/** The text after the options in its own help: details, then two examples. At most 80 columns wide. */
	readonly details: () => string;
	/** Adds the arguments, the options and the action. */
	readonly define: (command: Command, finish: Finish) => void;
}
