import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { imageSizes } from '@tilewright/editor-core/export/image-sizes.ts';
import { findingsOf } from '@tilewright/editor-core/export/preview.ts';
import { runExport } from '@tilewright/editor-core/export/run-export.ts';
import { nameOf, shownPath } from '@tilewright/editor-core/files/paths.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import type { Exported } from '@tilewright/ops';
import { referenceTo } from '@tilewright/ops';
import { ExportError } from '@tilewright/ops/formats';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { ask } from '../../page/ask.ts';
import type { Place } from '../../platform/place-for-several.ts';
import { besideDocument, placeAgain, placeForSeveral } from '../../platform/place-for-several.ts';
import { choose } from '../../ui/choice-dialog.tsx';
import { loadDialog } from '../../ui/load-dialog.ts';
import type { ChosenExport } from './export-dialog.tsx';
import { ExportDialog } from './export-dialog.tsx';
import { exportingWords } from './export-words.ts';
import { lastChoice, lastTarget, rememberChoice } from './remembered.ts';

/** Asks how to export a map, and does it. */
export async function exportAs(editor: Editor, session: Session): Promise<void> {
	const sizes = await loadDialog(() => imageSizes(session));
	const initial = lastChoice(session);
	const chosen = await ask<ChosenExport>(editor, (close) => (
		<ExportDialog session={session} initial={initial} sizes={sizes} onClose={close} />
	));
	if (chosen === undefined) return;
	const place = await placeFor(session, chosen.exported, placeForSeveral);
	if (place !== undefined && (await mayReplace(editor, session, chosen, place))) await write(editor, session, chosen, place);
}

/** Exports a map as it was exported last; asks if it never was (rule E135). */
export async function exportAgain(editor: Editor, session: Session): Promise<void> {
	return await (lastTarget(session) === undefined ? exportAs(editor, session) : repeatExport(editor, session));
}

/** Exports a map as it was exported last, if it was. */
export async function repeatExport(editor: Editor, session: Session): Promise<void> {
	if (lastTarget(session) === undefined) return;
	const choice = lastChoice(session);
	try {
		const title = exportingWords.running(nameOf(choice.target));
		const sizes = await imageSizes(session);
		const exported = await editor.undertake(title, ({ signal }) => runExport(session, choice, sizes, signal));
		if (exported === undefined) return;
		const place = await placeFor(session, exported, placeAgain);
		if (place !== undefined) await write(editor, session, { choice, exported }, place);
	} catch (error) {
		if (!(error instanceof ExportError)) throw error;
		editor.fail(filesWords.cannotExport(nameOf(choice.target)), `${error.message}\n${error.advice}`);
	}
}

/** The place where the files of an export are written; `undefined` if the user cancels. */
const placeFor = async ({ files: own }: Session, { files = [] }: Exported, ask: typeof placeForSeveral): Promise<Place | undefined> =>
	files.length > 1 ? await ask(own) : besideDocument(own);

/** Asks before another file is replaced. The map itself and what it is made from cannot be. */
async function mayReplace(
	editor: Editor,
	session: Session,
	{ choice: { target }, exported }: ChosenExport,
	{ files, pathOf }: Place,
): Promise<boolean> {
	const last = lastTarget(session)?.target;
	for (const { name: path } of exported.files ?? []) {
		if (path === last && path === target) continue;
		if (!('bytes' in (await files.read(pathOf(path))))) continue;
		const isOwn = path === session.path.value;
		if (isOwn ? session.hasFile.value : session.graph.value.files.has(path)) {
			const { isDocument, isSource } = exportingWords;
			editor.fail((isOwn ? isDocument : isSource)(nameOf(path)));
			return false;
		}
		const answer = await choose<true>(editor, {
			title: filesWords.existsTitle,
			message: filesWords.exists(nameOf(path)),
			answers: [{ value: true, text: filesWords.replace, danger: true }],
		});
		if (answer === undefined) return false;
	}
	return true;
}

async function write(editor: Editor, session: Session, { choice, exported }: ChosenExport, place: Place): Promise<void> {
	const { target, format } = choice;
	if (exported.files === undefined || exported.files.length === 0) {
		const details = findingsOf(exported).map(({ message }) => message);
		return editor.fail(filesWords.cannotExport(nameOf(target)), details.join('\n') || exportingWords.nothingToWrite);
	}
	for (const { name: path, bytes } of exported.files) {
		const result = await place.files.write(place.pathOf(path), bytes, 'anything');
		if ('cancelled' in result) return;
		if (!('version' in result)) return editor.fail(filesWords.cannotExport(nameOf(path)), 'why' in result ? result.why : undefined);
	}
	session.exportTarget.value = { format, target: referenceTo(target, session.path.value) };
	rememberChoice(session, choice);
	editor.notify(filesWords.exported(exported.files.map(({ name }) => shownPath(name)).join(', ')));
}
