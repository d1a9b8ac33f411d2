import { replacePart } from '@tilewright/edit';
import type { Editor } from '../app/editor.ts';
import { untilCancelled } from '../app/undertaking.ts';
import { hideBar } from '../bars/bar.ts';
import { nameOf } from '../files/paths.ts';
import { filesWords } from '../messages/en/files-words.ts';
import { shellWords } from '../messages/en/shell-words.ts';
import { areaWithin } from '../session/area-within.ts';
import { openDocument } from '../session/open-document.ts';
import type { Session } from '../session/session.ts';
import { forgetPictures } from '../viewport/pictures.ts';
import { tellMissing } from './tell-missing.ts';

/**
 * Reads a document again from its file, with all that it refers to, as one step that can be undone (rule E134).
 *
 * @param mayReplace - asked when the file has been read: the document may have changed meanwhile
 * @returns whether that worked; what is wrong is shown
 */
export async function reload(editor: Editor, session: Session, mayReplace = (): boolean => true): Promise<boolean> {
	const path = session.path.value;
	const opened = await editor.undertake(shellWords.opening(nameOf(path)), (progress) =>
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
	session.do(filesWords.reloadStep, replacePart(session.doc.value, [], doc.value), area);
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
