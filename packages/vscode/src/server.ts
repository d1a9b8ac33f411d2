import { runLanguageServer } from 'tilewright/lsp';

await runLanguageServer();
