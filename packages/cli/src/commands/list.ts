import { automapCommand } from './automap/command.ts';
import { diffCommand } from './diff/command.ts';
import { editCommand } from './edit/command.ts';
import { explainCommand } from './explain/command.ts';
import { exportCommand } from './export/command.ts';
import { infoCommand } from './info/command.ts';
import { lspCommand } from './lsp/command.ts';
import { renderCommand } from './render/command.ts';
import type { SubCommand } from './sub-command.ts';
import { typesCommand } from './types/command.ts';
import { upgradeCommand } from './upgrade/command.ts';
import { validateCommand } from './validate/command.ts';

/** All sub-commands, in the order in which help lists them. */
export const COMMANDS: readonly SubCommand[] = [
	automapCommand,
	diffCommand,
	editCommand,
	explainCommand,
	exportCommand,
	infoCommand,
	lspCommand,
	renderCommand,
	typesCommand,
	upgradeCommand,
	validateCommand,
];

/** The names of all sub-commands. */
export const COMMAND_NAMES: readonly string[] = COMMANDS.map(({ name }) => name);
