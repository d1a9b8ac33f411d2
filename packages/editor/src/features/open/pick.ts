import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { untilCancelled } from '@tilewright/editor-core/editor/undertaking.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { documentsAmong, firstAmong } from '@tilewright/editor-core/files/known-files.ts';
import { isPicture, nameOf } from '@tilewright/editor-core/files/paths.ts';
import type { WritableFolder } from '@tilewright/editor-core/files/writable-folder.ts';
import type { Vector } from '@tilewright/geometry';
import { fileOpen } from 'browser-fs-access';
import { askForFiles } from '../../file-dialogs/ask-for-files.tsx';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { openPath, openPaths } from '../../opening/open-path.ts';
import { droppedFiles } from '../../platform/dropped-files.ts';
import { EXAMPLE_MAP, exampleFiles } from '../../platform/example-files.ts';
import { folderFiles, isFolder } from '../../platform/folder-files.ts';
import { canOpenFolders, mayWrite, pickFolder } from '../../platform/folder-handle.ts';
import type { PickedFile } from '../../platform/opened-files.ts';
import { contentsOf, openedFiles, picked } from '../../platform/opened-files.ts';

/** Opens a document: of the files that are worked on if these are a folder, else files of the computer, together with those that they need. */
export async function openFile(editor: Editor): Promise<void> {
	const files = editor.files.value;
	if (files.kind !== 'memory') return await chooseDocuments(editor, files);
	const chosen = await fileOpen({ multiple: true, id: 'tilewright' }).catch(() => []);
	if (chosen.length > 0) await openPicked(editor, picked(chosen));
}

/** Opens a folder of the computer. */
export async function openFolder(editor: Editor): Promise<void> {
	if (!canOpenFolders()) return editor.fail(filesWords.noFolderAccess);
	const folder = await pickFolder();
	if (folder !== undefined) await useFolder(editor, folder);
}

/** Works on a folder, and opens documents of it: these, or the only map, or those that the user chooses. */
export async function useFolder(editor: Editor, folder: WritableFolder, paths: readonly string[] = []): Promise<void> {
	await mayWrite(folder);
	const files = await filesOfFolder(editor, folder);
	const listed = await editor.undertake(filesWords.readingFolder(folder.name), (progress) => untilCancelled(progress, files.list()));
	if (listed === undefined) return;
	editor.files.value = files;
	void import('../../platform/roots.ts').then(({ rememberFolder }) => rememberFolder(files, folder));
	const known = new Set(listed);
	const first = firstAmong([...known]);
	if (paths.length === 0 && first.length !== 1) return await chooseDocuments(editor, files);
	const chosen = paths.length === 0 ? first : paths;
	await openPaths(
		editor,
		chosen.filter((path) => known.has(path)),
		files,
	);
}

/** The files of a folder: those that are open if it is the same folder, so that none of them is open twice. */
async function filesOfFolder({ files, sessions }: Editor, folder: WritableFolder): Promise<Files> {
	for (const open of new Set([files.value, ...sessions.value.map((session) => session.files)]))
		if (isFolder(open) && (await open.handle.isSameEntry?.(folder)) === true) return open;
	return folderFiles(folder);
}

/** Opens the example world. */
export async function openExample(editor: Editor): Promise<void> {
	const files = await exampleFiles();
	editor.files.value = files;
	await openPath(editor, EXAMPLE_MAP, files);
}

/**
 * Opens the things that were dropped on the page: a folder, or files. With a map open, tilesets, templates and images are for it.
 *
 * @param at - the point of the page
 */
export async function openDropped(editor: Editor, transfer: DataTransfer, at: Vector): Promise<void> {
	const screen = mapControls(editor).value?.screenAt(at);
	const dropped = await droppedFiles(transfer);
	if ('folder' in dropped) return await useFolder(editor, dropped.folder);
	if (dropped.files.length === 0) return;
	const session = editor.currentMap.value;
	if (session !== undefined) {
		const contents = await contentsOf(dropped.files);
		const outside = [...contents].map(([path, bytes]) => ({ name: nameOf(path), bytes }));
		const { dropOnMap } = await import('../project/drop-on-map.tsx');
		if (await dropOnMap(editor, session, outside, screen)) return;
	} else if (dropped.files.every(({ path }) => isPicture(path))) return await startTilesetOf(editor, dropped.files);
	await openPicked(editor, dropped.files);
}

/** Begins a tileset of images, next to the files that are worked on (rule E87). */
async function startTilesetOf(editor: Editor, images: readonly PickedFile[]): Promise<void> {
	const contents = await contentsOf(images);
	const outside = [...contents].map(([path, bytes]) => ({ name: nameOf(path), bytes }));
	const [{ bringFiles }, { newTileset }] = await Promise.all([
		import('../../opening/bring-files.ts'),
		import('../tilesets/new-tileset.tsx'),
	]);
	const places = await bringFiles(editor.files.value, outside, '');
	if ('failed' in places) editor.fail(places.failed);
	else await newTileset(editor, [...places.values()], undefined);
}

/** Opens files that were chosen together: the maps among them, else the other documents. */
async function openPicked(editor: Editor, chosen: readonly PickedFile[]): Promise<void> {
	const { arranged } = await import('../../platform/arrange.ts');
	const files = await openedFiles(filesWords.openedFiles, await arranged(chosen));
	const first = firstAmong(await files.list());
	if (first.length === 0) return editor.fail(filesWords.noDocuments);
	editor.files.value = files;
	if (first.length > MOST_AT_ONCE) return await chooseDocuments(editor, files);
	await openPaths(editor, first, files);
}

/** With more, the user chooses. */
const MOST_AT_ONCE = 4;

/** Lets the user choose documents of some files. */
async function chooseDocuments(editor: Editor, files: Files): Promise<void> {
	const paths = documentsAmong(await files.list());
	if (paths.length === 0) return editor.fail(filesWords.noDocuments);
	const title = filesWords.openTitle;
	const chosen = await askForFiles(editor, { title, paths, take: title, several: true });
	await openPaths(editor, chosen ?? [], files);
}
