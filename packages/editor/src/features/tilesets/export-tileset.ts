import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { nameOf, shownPath } from '@tilewright/editor-core/files/paths.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { newFilePath } from '@tilewright/editor-core/session/new-file-path.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { askForNewFile } from '../documents/ask-for-new-file.tsx';
import { exportingWords } from '../export/export-words.ts';
import { exportTileset } from './change-tilesets.ts';
import { tilesetsWords } from './tilesets-words.ts';

/** Asks for a file, writes a tileset of the map to it, and makes the map refer to it (rule E89). */
export async function askToExportTileset(editor: Editor, session: MapSession, position: number): Promise<void> {
	const tileset = session.map.value.tilesets[position];
	if (tileset === undefined || 'source' in tileset) return;
	const suggested = newFilePath(session, 'tileset', tileset.name || tilesetsWords.untitled);
	const file = await askForNewFile(editor, session.files, 'tileset', suggested);
	if (file === undefined) return;
	const result = await exportTileset(session, position, file.path, file.expected);
	if ('failure' in result) return editor.fail(result.failure);
	if ('cancelled' in result) return;
	const name = nameOf(file.path);
	if (!('version' in result)) return editor.fail(filesWords.cannotSave(name), 'why' in result ? result.why : filesWords.conflict(name));
	editor.notify(exportingWords.exported(shownPath(file.path)));
}
