import process from 'node:process';
import { serve } from '@tilewright/language-server';
import { createConnection } from 'vscode-languageserver/node';
import type { Exit } from '../../host/exit.ts';
import { EXIT } from '../../host/exit.ts';
import type { LspFlags } from './flags.ts';
import { createWorkspace } from './workspace.ts';

/**
 * Answers a code editor until it disconnects.
 *
 * @param version - the version that is shown to the client
 */
export async function runLsp(flags: LspFlags, version: string): Promise<Exit> {
	const connection = createConnection(process.stdin, process.stdout);
	const ended = new Promise<void>((resolve) => {
		process.stdin.once('end', resolve);
		process.stdin.once('close', resolve);
	});
	// Without a reader of its answers, the connection would throw where nothing can catch it.
	process.stdout.once('error', () => process.exit(EXIT.success));
	serve(connection, { version, workspaceFor: (open) => createWorkspace(open, flags) });
	await ended;
	return EXIT.success;
}
