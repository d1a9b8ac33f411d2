import { version } from '../package.json';
import { runLsp } from './commands/lsp/run.ts';

/** Does what `tilewright lsp` does, for a program that has this package in it. */
export const runLanguageServer = async (): Promise<number> => await runLsp({}, version);
