import { lspCommand } from '../commands/lsp/command.ts';
import { runnerOf } from '../program.ts';

export { goOnWhenOutputCloses } from '../host/output.ts';
export const run = runnerOf(lspCommand);
