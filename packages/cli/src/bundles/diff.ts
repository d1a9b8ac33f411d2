import { diffCommand } from '../commands/diff/command.ts';
import { runnerOf } from '../program.ts';

export { goOnWhenOutputCloses } from '../host/output.ts';
export const run = runnerOf(diffCommand);
