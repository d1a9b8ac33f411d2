import type { Editor } from '../app/editor.ts';
import { text } from '../messages/text.ts';
import type { Located } from '../session/locate-files.ts';
import { relocate } from '../session/locate-files.ts';
import type { Session } from '../session/session.ts';
import { loadDialog } from '../ui/load-dialog.ts';
import { missingIn, readReferences } from './missing-files.ts';

/**
 * Asks for files in place of those that are missing, and makes the document refer to them (rule E139).
 *
 * @returns `false` if files are still missing
 */
export async function locateMissing(editor: Editor, session: Session): Promise<boolean> {
	const missing = await missingIn(session);
	const sought = missing.map(({ path, of }) => ({ path, ...(of !== session.path.value && { of }) }));
	const known = await session.files.list();
	const { LocateFiles } = await loadDialog(() => import('../dialogs/loaded-later.ts'));
	const located = await editor.ask<Located>((close) => <LocateFiles missing={sought} known={known} onClose={close} />);
	if (located === undefined) return false;
	const done = await relocate(session, located);
	if (typeof done === 'string') {
		editor.fail(done);
		return false;
	}
	editor.notify(text.locate.done(done));
	await readReferences(session);
	return (await missingIn(session)).length === 0;
}
