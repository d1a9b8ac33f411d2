import type { TextEdit as ByteEdit } from '@tilewright/format';
import type { CodeAction, CodeActionContext, Diagnostic, TextEdit } from 'vscode-languageserver';
import { CodeActionKind } from 'vscode-languageserver';
import type { OpenDocument } from '../open-documents.ts';
import type { Mended, Mending, Workspace } from '../workspace.ts';
import { switchOffActions } from './switch-off.ts';

/** The kind of the action that mends a whole file, which code editors can run on save. */
export const FIX_ALL = `${CodeActionKind.SourceFixAll}.tilewright`;

/** The most actions at one place. */
const MOST = 10;

/** Counters belong to ids: whoever mends an id alone would find a stale counter next. */
const COMPANION = 'raised-counter';
const WITH_COMPANION: ReadonlySet<string> = new Set(['duplicate-layer-id', 'duplicate-object-id', 'assigned-id']);

/**
 * Lists the actions for findings: each can be mended alone, all with its code, and the whole file; and each can be switched off.
 *
 * @param canCreate - whether the client can create files
 */
export async function actionsFor(
	document: OpenDocument,
	{ diagnostics, only }: CodeActionContext,
	workspace: Workspace,
	canCreate: boolean,
): Promise<CodeAction[]> {
	const { path } = document;
	const wants = (kind: string): boolean => only === undefined || only.some((each) => kind === each || kind.startsWith(`${each}.`));
	const own = wants(CodeActionKind.QuickFix) ? diagnostics.filter(({ source }) => source === 'tilewright') : [];
	const wantsAll = only !== undefined && wants(FIX_ALL);
	if (path === undefined || (own.length === 0 && !wantsAll)) return [];
	const switches = await switchOffActions(path, own.slice(0, MOST), workspace, canCreate);
	return [...(await fixActions(document, path, own, workspace, wantsAll)), ...switches];
}

async function fixActions(
	document: OpenDocument,
	path: string,
	own: readonly Diagnostic[],
	workspace: Workspace,
	wantsAll: boolean,
): Promise<CodeAction[]> {
	const all = await workspace.mend(path);
	if (all.fixes.length === 0) return [];
	const mend = async (isWanted: (fix: Mending) => boolean): Promise<CodeAction['edit']> =>
		editOf(document, await workspace.mend(path, isWanted));
	const actions: CodeAction[] = [];
	for (const diagnostic of own.slice(0, MOST)) {
		const fix = all.fixes.find((each) => fits(each, diagnostic));
		if (fix === undefined) continue;
		const withCounter = WITH_COMPANION.has(fix.code);
		const base = { kind: CodeActionKind.QuickFix, diagnostics: [diagnostic] };
		const edit = await mend((each) => same(each, fix) || (withCounter && each.code === COMPANION));
		if (edit !== undefined) actions.push({ ...base, title: titleOf(fix), isPreferred: true, edit });
		if (all.fixes.filter(({ code }) => code === fix.code).length > 1) {
			const every = await mend((each) => each.code === fix.code || (withCounter && each.code === COMPANION));
			if (every !== undefined) actions.push({ ...base, title: `Mend all: ${fix.code}`, edit: every });
		}
	}
	const whole = editOf(document, all);
	if (whole === undefined) return actions;
	return [...actions, { title: 'Mend all that is safe to mend', kind: wantsAll ? FIX_ALL : CodeActionKind.QuickFix, edit: whole }];
}

const same = (a: Mending, b: Mending): boolean => a.code === b.code && a.pointer === b.pointer;

/** Whether a fix ends a finding. A finding may be about what is around the place that is mended, or in it. */
function fits({ code, pointer }: Mending, diagnostic: Diagnostic): boolean {
	const place = typeof diagnostic.data === 'string' ? diagnostic.data : '';
	if (code !== diagnostic.code) return false;
	return pointer === place || pointer.startsWith(`${place}/`) || place.startsWith(`${pointer}/`);
}

/** `gave the object 3 the id 12` as a title: `Mend: gave the object 3 the id 12`. */
const titleOf = ({ says }: Mending): string => `Mend: ${says.length > 120 ? `${says.slice(0, 119)}…` : says}`;

function editOf(document: OpenDocument, { edits }: Mended): CodeAction['edit'] {
	return edits.length === 0 ? undefined : { changes: { [document.uri]: textEdits(document, edits) } };
}

/** Edits with places in bytes in the form of the protocol. */
function textEdits({ open: { bytes }, text }: OpenDocument, edits: readonly ByteEdit[]): TextEdit[] {
	const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
	let [byte, index] = [0, 0];
	const indexOf = (offset: number): number => {
		index += decoder.decode(bytes.subarray(byte, offset)).length;
		byte = offset;
		return index;
	};
	return edits.map(({ start, end, text: newText }) => {
		const from = text.positionAt(indexOf(start));
		return { range: { start: from, end: text.positionAt(indexOf(end)) }, newText };
	});
}
