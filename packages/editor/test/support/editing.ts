import { browserClipboard } from '../../src/clipboard/browser-clipboard.ts';
import { systemClipboard } from '../../src/clipboard/system-clipboard.ts';
import { createMap } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import type { MemoryFiles } from '@tilewright/ops';
import type { Editor } from '../../src/app/editor.ts';
import { createEditor } from '../../src/app/editor.ts';
import { loadPreferences } from '../../src/app/preferences.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import type { MapSession } from '../../src/session/map-session.ts';
import { startMap } from '../../src/session/open-document.ts';
import { addMapCommands } from '../../src/shell/map-commands.ts';
import { addStartCommands } from '../../src/shell/start-commands.ts';

/** A storage that keeps nothing. */
const storage: Storage = {
	length: 0,
	getItem: () => null,
	setItem: () => undefined,
	removeItem: () => undefined,
	clear: () => undefined,
	key: () => null,
};

/** A map of 4 × 3 tiles without layers. */
export const emptyMap = (): TileMap => createMap({ width: 4, height: 3, tilewidth: 16, tileheight: 16 });

/**
 * An editor that edits a map, with all actions.
 *
 * @param contents - of files beside the map, by their paths
 */
export function editing(map: TileMap, contents: MemoryFiles = {}): { readonly editor: Editor; readonly session: MapSession } {
	const files = memoryFiles('test', contents);
	const editor = createEditor(files, loadPreferences(storage));
	systemClipboard.provide(editor, browserClipboard);
	addStartCommands(editor);
	addMapCommands(editor);
	const session = startMap(files, '/a.tmj', map);
	editor.open(session);
	return { editor, session };
}
