import type { Connection, InitializeResult } from 'vscode-languageserver';
import { CodeActionKind, DidChangeWatchedFilesNotification, TextDocumentSyncKind, TextDocuments } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { actionsFor, FIX_ALL } from '../features/actions.ts';
import { colorsOf, presentationOf } from '../features/colors.ts';
import { completeAt } from '../features/completion.ts';
import { definitionAt } from '../features/definition.ts';
import { hoverAt } from '../features/hover.ts';
import { linksOf } from '../features/paths.ts';
import { symbolsOf } from '../features/symbols.ts';
import type { OpenDocument } from '../open-documents.ts';
import { createDocuments } from '../open-documents.ts';
import type { Outline } from '../outline/outline.ts';
import type { OpenTexts, Workspace } from '../workspace.ts';
import { createChecks } from './checks.ts';

/** The files whose changes on the disk can change findings. */
const WATCHED = '**/*.{tmx,tmj,tsx,tsj,tx,tj,json,world,tiled-project,png,webp,jpg,jpeg,gif,bmp,svg}';

/** Options of {@link serve}. */
export interface ServeOptions {
	/** Its version, as clients show it. */
	readonly version: string;
	/** Makes the files that the server sees. */
	readonly workspaceFor: (open: OpenTexts) => Workspace;
}

/**
 * Answers a client until it disconnects.
 *
 * @param connection - the connection to the client; it must not listen yet
 * @example serve(createConnection(process.stdin, process.stdout), { version: '1.0.0', workspaceFor })
 */
export function serve(connection: Connection, { version, workspaceFor }: ServeOptions): void {
	const texts = new TextDocuments(TextDocument);
	let canWatch = false;
	let snippets = false;
	let canCreate = false;
	const workspace = workspaceFor((path) => documents.byPath(path)?.open);
	const documents = createDocuments(texts, workspace.pathOf);
	const checks = createChecks(connection, documents, workspace);

	connection.onInitialize(({ capabilities }): InitializeResult => {
		canWatch = capabilities.workspace?.didChangeWatchedFiles?.dynamicRegistration === true;
		snippets = capabilities.textDocument?.completion?.completionItem?.snippetSupport === true;
		const { documentChanges, resourceOperations } = capabilities.workspace?.workspaceEdit ?? {};
		canCreate = documentChanges === true && resourceOperations?.includes('create') === true;
		return {
			serverInfo: { name: 'tilewright', version },
			capabilities: {
				textDocumentSync: { openClose: true, change: TextDocumentSyncKind.Incremental, save: true },
				documentSymbolProvider: true,
				documentLinkProvider: {},
				colorProvider: true,
				hoverProvider: true,
				definitionProvider: true,
				codeActionProvider: { codeActionKinds: [CodeActionKind.QuickFix, FIX_ALL] },
				completionProvider: { triggerCharacters: ['"', '<', '/', ' '] },
			},
		};
	});
	connection.onInitialized(async () => {
		if (canWatch) await connection.client.register(DidChangeWatchedFilesNotification.type, { watchers: [{ globPattern: WATCHED }] });
	});
	texts.onDidChangeContent(({ document }) => checks.later(document.uri));
	texts.onDidSave(({ document }) => checks.later(document.uri));
	texts.onDidClose(({ document }) => {
		documents.forget(document.uri);
		checks.close(document.uri);
	});
	connection.onDidChangeWatchedFiles(() => checks.later());
	connection.onShutdown(checks.stop);
	connection.onDocumentSymbol(
		({ textDocument }) => withOutline(textDocument.uri, ({ text }, { root }) => root && symbolsOf(root, text)) ?? [],
	);
	connection.onDocumentLinks(({ textDocument }) => withOutline(textDocument.uri, (document) => linksOf(document, workspace)) ?? []);
	connection.onDocumentColor(({ textDocument }) => withOutline(textDocument.uri, ({ text }, outline) => colorsOf(outline, text)) ?? []);
	connection.onHover(async ({ textDocument, position }) => {
		const found = withOutline(textDocument.uri, (document, outline) =>
			hoverAt(document, outline, document.text.offsetAt(position), workspace),
		);
		return (await found) ?? null;
	});
	connection.onDefinition(async ({ textDocument, position }) => {
		const found = withOutline(textDocument.uri, (document, outline) =>
			definitionAt(document, outline, document.text.offsetAt(position), workspace),
		);
		return (await found) ?? null;
	});
	connection.onCompletion(async ({ textDocument, position }) => {
		const found = withOutline(textDocument.uri, (document, outline) =>
			completeAt({ document, index: document.text.offsetAt(position), workspace, snippets }, outline),
		);
		return (await found) ?? [];
	});
	connection.onCodeAction(async ({ textDocument, context }) => {
		const document = documents.byUri(textDocument.uri);
		return document === undefined ? [] : await actionsFor(document, context, workspace, canCreate);
	});
	connection.onColorPresentation(({ color }) => [presentationOf(color)]);
	texts.listen(connection);
	connection.listen();

	/** Does something with an open document that is no other JSON or XML, and not too large. */
	function withOutline<T>(uri: string, action: (document: OpenDocument, outline: Outline) => T): T | undefined {
		const document = documents.byUri(uri);
		return document?.outline?.root === undefined ? undefined : action(document, document.outline);
	}
}
