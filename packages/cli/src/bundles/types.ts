import { typesCommand } from '../commands/types/command.ts';
import { runnerOf } from '../program.ts';

export { goOnWhenOutputCloses } from '../host/output.ts';
export const run = runnerOf(typesCommand);
