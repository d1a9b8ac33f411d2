import type { Editor } from '../app/editor.ts';
import { nameOf, shownPath } from '../files/paths.ts';
import { exportingWords } from '../messages/en/export-words.ts';
import { filesWords } from '../messages/en/files-words.ts';
import { tilesetsWords } from '../messages/en/tilesets-words.ts';
import { exportTileset } from '../session/change-tilesets.ts';
import type { MapSession } from '../session/map-session.ts';
import { newFilePath } from '../session/new-file-path.ts';
import { askForNewFile } from './ask-for-new-file.tsx';

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
