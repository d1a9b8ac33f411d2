import { eachLayer } from '@tilewright/format/internal';
import { geometryOf } from '@tilewright/geometry';
import type { Editor } from '../app/editor.ts';
import type { MapSession } from '../session/map-session.ts';
import type { Target } from './target.ts';

/** Selects what a finding is about, and brings it into view. */
export function showTarget(editor: Editor, session: MapSession, { layer: id, object, tileset, cell }: Target): void {
	if (tileset !== undefined) session.currentTileset.value = tileset;
	if (id === undefined) return;
	session.selectLayer(id);
	const map = session.map.value;
	const geometry = geometryOf(map);
	if (cell !== undefined) editor.view.value?.centerOn(geometry.tileToScreen(cell.x + 0.5, cell.y + 0.5));
	if (object === undefined) return;
	session.selectedObjects.value = [object];
	for (const { layer } of eachLayer(map.layers)) {
		const found = layer.type === 'objectgroup' ? layer.objects.find((each) => each.id === object) : undefined;
		if (found !== undefined) editor.view.value?.centerOn(geometry.pixelToScreen(found.x, found.y));
	}
}
