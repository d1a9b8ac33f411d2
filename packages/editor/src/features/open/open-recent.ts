import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { nameOf, shownPath } from '@tilewright/editor-core/files/paths.ts';
import { rootKey } from '@tilewright/editor-core/files/root-key.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { openPath } from '../../opening/open-path.ts';
import type { RecentFile } from '../../platform/recent-files.ts';
import { closedFiles, recentFiles } from '../../platform/recent-files.ts';
import type { MenuItem } from '../../ui/menu-entry.ts';

/** The entries of the menu of recent files (rule E140). */
export function recentEntries(editor: Editor): MenuItem[] {
	const here = rootKey(editor.files.value);
	return recentFiles.value.map((file) => ({
		text: file.root === here ? shownPath(file.path) : `${shownPath(file.path)} – ${file.rootName}`,
		run: () => openRecent(editor, file),
	}));
}

/** Opens a file that was open before, with the folder that it is in. */
async function openRecent(editor: Editor, { root, rootName, path }: RecentFile): Promise<void> {
	const { rootFiles } = await import('../../platform/root-files.ts');
	const files = await rootFiles(editor, root, rootName);
	if (files === undefined) return editor.fail(filesWords.cannotOpen(nameOf(path)), filesWords.notReachable(rootName));
	editor.files.value = files;
	await openPath(editor, path, files);
}

/** Opens the document again that was closed last. */
export async function reopenClosed(editor: Editor): Promise<void> {
	const last = closedFiles.value.at(-1);
	if (last === undefined) return;
	closedFiles.value = closedFiles.value.slice(0, -1);
	await openPath(editor, last.path, last.files);
}
