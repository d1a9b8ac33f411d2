import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { rootKey } from '@tilewright/editor-core/files/root-key.ts';
import { showBar } from '../contributions/bar.ts';
import { guardPage } from '../features/documents/guard-page.ts';
import { useFolder } from '../features/open/pick.ts';
import type { Workspace } from '../features/recovery/workspace.ts';
import { keepWorkspace, lastWorkspace, openWorkspace } from '../features/recovery/workspace.ts';
import { filesWords } from '../file-dialogs/files-words.ts';
import { openPaths } from '../opening/open-path.ts';
import { connectionWords } from '../platform/connection-words.ts';
import { EXAMPLE_MAP, exampleFiles } from '../platform/example-files.ts';
import { isServed, servedFiles, tokenIn } from '../platform/served-files.ts';

/**
 * Opens the files for which the page was started: those behind `tilewright edit` if the address has its token, else those that were open last, else the
 * example world. Offers to restore unsaved changes of other pages, now and when the user comes back to this one.
 *
 * @param page - the window of the editor
 */
export async function start(editor: Editor, page: Window): Promise<void> {
	guardPage(editor, page);
	page.addEventListener('hashchange', () => void followAddress(editor, page.location));
	await attempt(editor, () => openFirst(editor, page));
	editor.hasStarted.value = true;
	keepWorkspace(editor);
	// Browsers may forbid storage; then there is nothing to restore.
	const offer = (): Promise<void> =>
		import('../features/recovery/offer-restore.ts')
			.then(({ offerRestore }) => offerRestore(editor))
			.catch((error: unknown) => console.warn(error));
	page.addEventListener('focus', offer);
	await offer();
}

async function openFirst(editor: Editor, { location: { origin, hash }, document }: Window): Promise<void> {
	const last = lastWorkspace();
	const token = tokenIn(hash);
	if (token !== undefined) {
		const served = await servedFiles({ origin, token });
		if (!('kind' in served)) return editor.fail(connectionWords.refused, served.why);
		document.addEventListener('visibilitychange', () => served.setVisible(document.visibilityState === 'visible'));
		return await openAll(editor, served, served.toOpen, last);
	}
	const folder = last === undefined ? undefined : await folderOf(last).catch(() => undefined);
	if (last === undefined || folder === undefined) return await openAll(editor, await exampleFiles(), [EXAMPLE_MAP], last);
	const paths = last.open.map(({ path }) => path);
	if ((await folder.queryPermission?.({ mode: 'readwrite' })) === 'granted') return await useFolder(editor, folder, paths);
	// The browser asks for permission only after a click.
	showBar(editor, {
		id: 'reopen',
		text: filesWords.reopenFolder(last.rootName),
		answers: [{ text: filesWords.reopen, primary: true, run: () => useFolder(editor, folder, paths) }],
	});
}

const folderOf = async ({ root }: Workspace) => (await import('../platform/roots.ts')).knownFolder(root);

/**
 * Follows the address of a command that was started again, which differs from that of the page by its token alone: browsers do not load the
 * page again then. With the same files, the page goes on as it is.
 */
async function followAddress({ files: { value: files } }: Editor, location: Location): Promise<void> {
	const token = tokenIn(location.hash);
	if (token !== undefined && !(isServed(files) && (await files.renew(token)))) location.reload();
}

/** Opens some maps, and those that were open last in the same files. */
async function openAll(editor: Editor, files: Files, paths: readonly string[], last: Workspace | undefined): Promise<void> {
	editor.files.value = files;
	if (last !== undefined && last.root === rootKey(files)) await openWorkspace(editor, files, last);
	if (paths.length > 0 && (files.kind === 'served' || editor.sessions.value.length === 0)) await openPaths(editor, paths, files);
}
