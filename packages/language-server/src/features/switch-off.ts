import type { TextEdit as ByteEdit } from '@tilewright/format';
import type { CodeAction, Diagnostic, TextEdit } from 'vscode-languageserver';
import { CodeActionKind } from 'vscode-languageserver';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { uriOf } from '../open-documents.ts';
import type { Workspace } from '../workspace.ts';

/**
 * Switches findings off in the folder of a document: returns an edit of the configuration.
 *
 * @param canCreate - whether the client can create files
 */
export async function switchOffActions(
	path: string,
	diagnostics: readonly Diagnostic[],
	workspace: Workspace,
	canCreate: boolean,
): Promise<CodeAction[]> {
	const actions: CodeAction[] = [];
	for (const code of new Set(diagnostics.map((each) => each.code))) {
		const change = typeof code === 'string' ? await workspace.switchOff(path, code) : undefined;
		if (change === undefined || change.edits.length === 0 || (change.before === undefined && !canCreate)) continue;
		const uri = uriOf(change.path);
		const edits = textEdits(uri, change.before ?? new Uint8Array(), change.edits);
		actions.push({
			title: `Switch off: ${code} in ${change.folder}`,
			kind: CodeActionKind.QuickFix,
			diagnostics: diagnostics.filter((each) => each.code === code),
			edit:
				change.before === undefined
					? {
							documentChanges: [
								{ kind: 'create', uri },
								{ textDocument: { uri, version: null }, edits },
							],
						}
					: { changes: { [uri]: edits } },
		});
	}
	return actions;
}

/** Edits with places in bytes in the form of the protocol. */
function textEdits(uri: string, bytes: Uint8Array, edits: readonly ByteEdit[]): TextEdit[] {
	const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
	const text = TextDocument.create(uri, 'json', 0, decoder.decode(bytes));
	const placeOf = (offset: number): TextEdit['range']['start'] => text.positionAt(decoder.decode(bytes.subarray(0, offset)).length);
	return edits.map(({ start, end, text: newText }) => ({ range: { start: placeOf(start), end: placeOf(end) }, newText }));
}
