import type { Command } from 'commander';
import type { SubCommand } from '../sub-command.ts';
import type { LspFlags } from './flags.ts';
import { addLspFlags } from './flags.ts';

export const lspCommand: SubCommand = {
	name: 'lsp',
	summary: [{ call: 'lsp', does: 'a language server for code editors: findings, completion, hovers' }],
	description: 'Answer a code editor in the Language Server Protocol.',
	details: () => `
The code editor starts this command and talks to it over standard input and
output. It gets the findings of \`validate\` while you type, completion of fields
and words, hovers, links, and fixes. The guide shows the settings of some code
editors. The root and the configuration are found as for validate.

Examples:
  tilewright lsp --stdio
      what a code editor should start
  tilewright lsp --project game.tiled-project
      with the custom types of this project for all documents`,
	define: (command, finish) =>
		addLspFlags(command).action(async (flags: LspFlags, self: Command) => {
			const { runLsp } = await import('./run.ts');
			finish(await runLsp(flags, self.parent?.version() ?? ''));
		}),
};
