import { mapControls } from '@tilewright/editor-canvas/camera/controls.ts';
import { shownShift } from '@tilewright/editor-canvas/stage/layer-shift.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import type { Target } from '@tilewright/editor-core/findings/target.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { eachLayer } from '@tilewright/format/internal';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';

/** Selects the target of a finding, and brings it into view; the panel that changes it comes to the front. */
export function showTarget(editor: Editor, session: MapSession, { layer: id, object, tileset, cell }: Target): void {
	if (tileset !== undefined) {
		session.currentTileset.value = tileset;
		session.selectedTiles.value = [];
		panelControls(editor).value?.show('tilesets');
		return;
	}
	panelControls(editor).value?.show('properties');
	if (id === undefined) return;
	session.selectLayer(id);
	const map = session.map.value;
	const geometry = geometryOf(map);
	const shift = shownShift(session, id);
	const centerOn = ({ x, y }: Vector): void => mapControls(editor).value?.centerOn({ x: x + shift.x, y: y + shift.y });
	if (cell !== undefined) centerOn(geometry.tileToScreen(cell.x + 0.5, cell.y + 0.5));
	if (object === undefined) return;
	session.selectedObjects.value = [object];
	for (const { layer } of eachLayer(map.layers)) {
		const found = layer.type === 'objectgroup' ? layer.objects.find((each) => each.id === object) : undefined;
		if (found !== undefined) centerOn(geometry.pixelToScreen(found.x, found.y));
	}
}
