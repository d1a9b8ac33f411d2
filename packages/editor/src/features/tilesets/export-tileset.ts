import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { nameOf, shownPath } from '@tilewright/editor-core/files/paths.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { newFilePath } from '@tilewright/editor-core/session/new-file-path.ts';
import { askForNewFile } from '../../file-dialogs/ask-for-new-file.tsx';
import { filesWords } from '../../file-dialogs/files-words.ts';
import type { NewFileWords } from '../../file-dialogs/save-in-file-dialog.tsx';
import { exportTileset } from './change-tilesets.ts';
import { tilesetActionsWords } from './tileset-actions-words.ts';
import { tilesetsWords } from './tilesets-words.ts';

/** The question for the file of a tileset of the map (rule E89). */
const TILESET_FILE: NewFileWords = {
	title: tilesetActionsWords.exportTitle,
	field: tilesetsWords.file,
	badName: tilesetsWords.badName,
	isName: /[^/]\.(?:tsx|tsj|json)$/i,
};

/** Asks for a file, writes a tileset of the map to it, and makes the map refer to it (rule E89). */
export async function askToExportTileset(editor: Editor, session: MapSession, position: number): Promise<void> {
	const tileset = session.map.value.tilesets[position];
	if (tileset === undefined || 'source' in tileset) return;
	const suggested = newFilePath(session, 'tileset', tileset.name || tilesetsWords.untitled);
	const file = await askForNewFile(editor, session.files, TILESET_FILE, suggested);
	if (file === undefined) return;
	const result = await exportTileset(session, position, file.path, file.expected);
	if ('failure' in result) return editor.fail(result.failure);
	if ('cancelled' in result) return;
	const name = nameOf(file.path);
	if (!('version' in result)) return editor.fail(filesWords.cannotSave(name), 'why' in result ? result.why : filesWords.conflict(name));
	editor.notify(filesWords.exported(shownPath(file.path)));
}
