import { createMap } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { createEditor } from '@tilewright/editor-core/editor/editor.ts';
import type { KeyValues } from '@tilewright/editor-core/editor/preferences.ts';
import { loadPreferences } from '@tilewright/editor-core/editor/preferences.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import type { TileMap } from '@tilewright/format';
import type { MemoryFiles } from '@tilewright/ops';

/** A storage that keeps nothing. */
const storage: KeyValues = { getItem: () => null, setItem: () => undefined };

/** A map of 4 × 3 tiles without layers. */
export const emptyMap = (): TileMap => createMap({ width: 4, height: 3, tilewidth: 16, tileheight: 16 });

/**
 * An editor without a page that edits a map.
 *
 * @param contents - of files besides the map, by their paths
 */
export function editing(map: TileMap, contents: MemoryFiles = {}): { readonly editor: Editor; readonly session: MapSession } {
	const files = memoryFiles('test', contents);
	const editor = createEditor(files, loadPreferences(storage));
	const session = startMap(files, '/a.tmj', map);
	editor.open(session);
	return { editor, session };
}
