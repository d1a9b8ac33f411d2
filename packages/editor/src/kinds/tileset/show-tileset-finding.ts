import type { Editor } from '../../app/editor.ts';
import type { TilesetSession } from '../../session/tileset-session.ts';

/** Selects the tile that a finding is about, or shows the properties of the tileset. */
export function showTilesetFinding(editor: Editor, session: TilesetSession, pointer: string): void {
	const [, list, index] = pointer.split('/');
	const tileset = session.doc.value;
	const tile = list === 'tiles' ? tileset.tiles[Number(index)] : undefined;
	session.selectedTiles.value = tile === undefined ? [] : [tile.id];
	editor.dock.value?.show('properties');
}
