import { infoCommand } from '../commands/info/command.ts';
import { runnerOf } from '../program.ts';

export { exitWhenOutputCloses } from '../host/output.ts';
export const run = runnerOf(infoCommand);
