import { replacePart } from '@tilewright/edit';
import { forgetPictures } from '@tilewright/editor-canvas/stage/pictures.ts';
import { noteReload } from '@tilewright/editor-core/documents/reloads.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { untilCancelled } from '@tilewright/editor-core/editor/undertaking.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { areaWithin } from '@tilewright/editor-core/session/area-within.ts';
import { openDocument } from '@tilewright/editor-core/session/open-document.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { hideBar } from '../../contributions/bar.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { tellMissing } from '../missing-files/tell-missing.ts';

/**
 * Reads a document again from its file, with all that it refers to, as one step that can be undone (rule E134).
 *
 * @param mayReplace - asked when the file has been read: the document may have changed in the meantime
 * @returns whether that worked; errors are shown
 */
export async function reload(editor: Editor, session: Session, mayReplace = (): boolean => true): Promise<boolean> {
	const path = session.path.value;
	const opened = await editor.undertake(filesWords.opening(nameOf(path)), (progress) =>
		untilCancelled(progress, openDocument(session.files, path)),
	);
	if (opened === undefined || !mayReplace()) return false;
	if ('failed' in opened) {
		const errors = opened.failed.filter(({ severity }) => severity === 'error');
		editor.fail(filesWords.cannotOpen(nameOf(path)), errors.map(({ message }) => message).join('\n'));
		return false;
	}
	const { doc, kind, loaded, version, isReadOnly, form, types, exportTarget } = opened.session;
	if (kind !== session.kind) {
		editor.fail(filesWords.cannotOpen(nameOf(path)), filesWords.otherKind);
		return false;
	}
	const area = session.kind === 'map' && doc.value.type === 'map' ? areaWithin(session, doc.value) : {};
	const changes = replacePart(session.doc.value, [], doc.value);
	noteReload(session, changes);
	session.do(filesWords.reloadStep, changes, area);
	session.loaded.value = loaded.value;
	session.form.value = form.value;
	session.types.value = types.value;
	session.exportTarget.value = exportTarget.value;
	session.markSaved(path, version.value);
	session.isReadOnly.value = isReadOnly.value;
	forgetPictures(session.files);
	hideBar(session, 'changed');
	tellMissing(editor, session);
	return true;
}
