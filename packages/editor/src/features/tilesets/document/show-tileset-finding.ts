import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import { chooseSet } from '@tilewright/editor-core/session/terrain-editing.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';

/** Selects the target of a finding, a tile, a collision shape or a Wang set, and shows the panel that changes it; else the properties of the tileset. */
export function showTilesetFinding(editor: Editor, session: TilesetSession, pointer: string): void {
	const [, list, index, field, objects, place] = pointer.split('/');
	const tileset = session.doc.value;
	const tile = list === 'tiles' ? tileset.tiles[Number(index)] : undefined;
	session.selectedTiles.value = tile === undefined ? [] : [tile.id];
	const object = field === 'objectgroup' && objects === 'objects' ? tile?.objectgroup?.objects[Number(place)] : undefined;
	if (object !== undefined) {
		session.editsShapes.value = true;
		if (session.shapes.value !== undefined) session.shapes.value.selectedObjects.value = [object.id];
	}
	if (list === 'wangsets' && tileset.wangsets[Number(index)] !== undefined) chooseSet(session.terrain, Number(index));
	panelControls(editor).value?.show(tile !== undefined && field === 'animation' ? 'tile-animation' : 'properties');
}
