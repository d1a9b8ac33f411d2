import { isAbsolute, join } from 'node:path';
import type { ExtensionContext, TextDocument } from 'vscode';
import { languages, workspace } from 'vscode';
import type { LanguageClientOptions, ServerOptions } from 'vscode-languageclient/node';
import { LanguageClient, TransportKind } from 'vscode-languageclient/node';
import { isForServer, isTileset } from './content.ts';

let client: LanguageClient | undefined;

/** Starts the server. VS Code calls it when the first document of a language opens. */
export async function activate(context: ExtensionContext): Promise<void> {
	context.subscriptions.push(workspace.onDidOpenTextDocument(showTilesetAsXml));
	for (const document of workspace.textDocuments) await showTilesetAsXml(document);
	client = new LanguageClient('tilewright', 'Tilewright', serverFor(context), options);
	await client.start();
}

/** Ends the server. */
export async function deactivate(): Promise<void> {
	await client?.stop();
}

/** The name of tilesets is also that of TypeScript with JSX. */
async function showTilesetAsXml(document: TextDocument): Promise<void> {
	if (document.languageId === 'typescriptreact' && isTileset(document)) await languages.setTextDocumentLanguage(document, 'xml');
}

function serverFor(context: ExtensionContext): ServerOptions {
	const own = workspace.getConfiguration('tilewright').get<string>('server', '');
	const folder = workspace.workspaceFolders?.[0]?.uri.fsPath ?? '';
	if (own === '') return { module: context.asAbsolutePath(join('dist', 'server.js')), transport: TransportKind.stdio };
	return { module: isAbsolute(own) ? own : join(folder, own), args: ['lsp'], transport: TransportKind.stdio };
}

const options: LanguageClientOptions = {
	documentSelector: [
		{ language: 'json', scheme: 'file' },
		{ language: 'xml', scheme: 'file' },
	],
	middleware: {
		didOpen: async (document, next) => {
			if (isForServer(document)) await next(document);
		},
		didChange: async (event, next) => {
			if (isForServer(event.document)) await next(event);
		},
	},
};
