import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { execPath } from 'node:process';
import { pathToFileURL } from 'node:url';
import type { Diagnostic, InitializeResult, ProtocolConnection, Range } from 'vscode-languageserver-protocol/node';
import {
	createProtocolConnection,
	DidChangeTextDocumentNotification,
	DidCloseTextDocumentNotification,
	DidOpenTextDocumentNotification,
	ExitNotification,
	InitializedNotification,
	InitializeRequest,
	PublishDiagnosticsNotification,
	ShutdownRequest,
	StreamMessageReader,
	StreamMessageWriter,
} from 'vscode-languageserver-protocol/node';
import { program } from './run.ts';

/** An open document of a client. */
export interface OpenFile {
	readonly uri: string;
	/** Its text as the client has it. */
	readonly text: () => string;
	/** Replaces a text that occurs once. */
	readonly replace: (before: string, after: string) => Promise<void>;
	/** Applies an edit. */
	readonly edit: (range: Range, text: string) => Promise<void>;
	/** The place of a text that occurs once: where it starts, and after some characters of it. */
	readonly at: (part: string, characters?: number) => { line: number; character: number };
	/** The text in a range. */
	readonly within: (range: Range) => string;
	/** The findings, once they are about the newest text. */
	readonly diagnostics: () => Promise<readonly Diagnostic[]>;
	readonly close: () => Promise<void>;
}

/** A code editor that talks to `tilewright lsp`. */
export interface LanguageClient {
	readonly connection: ProtocolConnection;
	readonly capabilities: InitializeResult['capabilities'];
	/** Opens a file of the folder, with its content or another. */
	readonly open: (name: string, text?: string) => Promise<OpenFile>;
	readonly uriOf: (name: string) => string;
	/** Ends the server. The exit code is that of the process. */
	readonly stop: () => Promise<number | null>;
}

/**
 * A server, with a client in a folder.
 *
 * @param command - the program and its arguments. Default: `tilewright lsp` as it ships
 */
export async function startLanguageClient(
	folder: string,
	command: readonly string[] = [program, 'lsp', '--stdio'],
): Promise<LanguageClient> {
	const server: ChildProcess = spawn(execPath, command, { cwd: folder, stdio: ['pipe', 'pipe', 'inherit'] });
	const exited = new Promise<number | null>((resolve) => server.once('exit', resolve));
	if (server.stdout === null || server.stdin === null) throw new Error('The server has no streams.');
	const connection = createProtocolConnection(new StreamMessageReader(server.stdout), new StreamMessageWriter(server.stdin));
	const published = new Map<string, { readonly version: number | undefined; readonly diagnostics: readonly Diagnostic[] }>();
	const waiting = new Set<() => void>();
	connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, version, diagnostics }) => {
		published.set(uri, { version, diagnostics });
		for (const wake of waiting) wake();
	});
	connection.listen();
	const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href;
	const { capabilities } = await connection.sendRequest(InitializeRequest.type, {
		processId: process.pid,
		rootUri: pathToFileURL(folder).href,
		capabilities: {
			workspace: { workspaceEdit: { documentChanges: true, resourceOperations: ['create'] } },
			textDocument: {
				completion: { completionItem: { snippetSupport: true, documentationFormat: ['markdown'] } },
				documentSymbol: { hierarchicalDocumentSymbolSupport: true },
				codeAction: { codeActionLiteralSupport: { codeActionKind: { valueSet: ['quickfix', 'source.fixAll'] } } },
			},
		},
	});
	await connection.sendNotification(InitializedNotification.type, {});

	return {
		connection,
		capabilities,
		uriOf,
		open: async (name, content = readFileSync(join(folder, name), 'utf8')) => {
			const uri = uriOf(name);
			let text = content;
			let version = 1;
			const offsetOf = ({ line, character }: Range['start']): number => {
				let at = 0;
				for (let i = 0; i < line; i++) at = text.indexOf('\n', at) + 1;
				return at + character;
			};
			const placeOf = (offset: number): Range['start'] => {
				const lines = text.slice(0, offset).split('\n');
				return { line: lines.length - 1, character: lines.at(-1)?.length ?? 0 };
			};
			const only = (part: string): number => {
				const at = text.indexOf(part);
				if (at < 0 || text.indexOf(part, at + 1) >= 0) throw new Error(`"${part}" must occur once.`);
				return at;
			};
			const edit = async (range: Range, inserted: string): Promise<void> => {
				text = text.slice(0, offsetOf(range.start)) + inserted + text.slice(offsetOf(range.end));
				version++;
				await connection.sendNotification(DidChangeTextDocumentNotification.type, {
					textDocument: { uri, version },
					contentChanges: [{ range, text: inserted }],
				});
			};
			await connection.sendNotification(DidOpenTextDocumentNotification.type, {
				textDocument: { uri, languageId: 'tiled', version, text },
			});
			return {
				uri,
				text: () => text,
				edit,
				replace: async (before, after) => {
					const at = only(before);
					await edit({ start: placeOf(at), end: placeOf(at + before.length) }, after);
				},
				at: (part, characters = 0) => placeOf(only(part) + characters),
				within: ({ start, end }) => text.slice(offsetOf(start), offsetOf(end)),
				diagnostics: async () => {
					for (;;) {
						const last = published.get(uri);
						if (last?.version === version) return last.diagnostics;
						await new Promise<void>((resolve) => {
							const wake = (): void => {
								waiting.delete(wake);
								resolve();
							};
							waiting.add(wake);
						});
					}
				},
				close: async () => await connection.sendNotification(DidCloseTextDocumentNotification.type, { textDocument: { uri } }),
			};
		},
		stop: async () => {
			await connection.sendRequest(ShutdownRequest.type);
			await connection.sendNotification(ExitNotification.type);
			const code = await exited;
			connection.dispose();
			return code;
		},
	};
}
