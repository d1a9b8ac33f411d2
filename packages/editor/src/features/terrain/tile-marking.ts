import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { TileMarker } from '../../tile-grid/tile-marker.ts';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { imageEntries } from './image-entries.ts';
import { terrainMarker } from './terrain-marker.ts';
import { whileMarking } from './while-marking.ts';

/** The marking of tiles with terrain, as the view of a tileset needs it (rule Q42). */
export interface TileMarking {
	/** Marks the tiles under the pointer, and draws their marks. */
	readonly marker: TileMarker;
	/** The entries that the menu of the tiles has for their Wang set. */
	readonly entries: () => readonly MenuEntry[];
	/** Listens to the keys of marking. @returns a function that ends this */
	readonly listen: (page: Window) => () => void;
}

/** The marking of the tiles of an open tileset. */
export const tileMarking = (editor: Editor, session: TilesetSession): TileMarking => ({
	marker: terrainMarker(editor, session),
	entries: () => imageEntries(session),
	listen: (page) => whileMarking(editor, session, page),
});
