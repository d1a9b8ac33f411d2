import { upgradeCommand } from '../commands/upgrade/command.ts';
import { runnerOf } from '../program.ts';

export { exitWhenOutputCloses } from '../host/output.ts';
export const run = runnerOf(upgradeCommand);
