import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { cellReader } from '@tilewright/format';
import { geometryOf } from '@tilewright/geometry';
import { shownShift } from '../../stage/layer-shift.ts';
import type { ActiveTool, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { isShown, tileLayers } from './tile-layers.ts';

/** Adds to a tool that Ctrl+right click selects the topmost layer with a tile at that place (rule E24). */
export const withLayerPicking = ({ session }: ToolContext, tool: ActiveTool): ActiveTool => ({
	...tool,
	down(pointer) {
		// While another button is held, it cancels the work of that one.
		if (pointer.button !== 2 || !pointer.ctrl || pointer.buttons !== 2) return tool.down?.(pointer);
		pickLayer(session, pointer);
	},
});

/** Selects the topmost tile layer with a tile under the pointer; with Shift it is added or removed, with Alt all of them are selected. */
function pickLayer(session: MapSession, { screen, shift, alt }: ToolPointer): void {
	const geometry = geometryOf(session.map.value);
	const { layers } = session.map.value;
	const found = tileLayers(session).filter((layer) => {
		const moved = shownShift(session, layer.id);
		const { x, y } = geometry.screenToTile(screen.x - moved.x, screen.y - moved.y);
		return isShown(layers, layer.id) && cellReader(layer)(Math.floor(x), Math.floor(y)) !== 0;
	});
	const top = found.at(-1)?.id;
	if (top === undefined) return;
	const selected = session.selectedLayers.value;
	if (alt) {
		session.currentLayerId.value = top;
		session.selectedLayers.value = found.map(({ id }) => id);
	} else if (!shift) session.selectLayer(top);
	else if (!selected.includes(top)) session.selectedLayers.value = [...selected, top];
	else if (selected.length > 1) {
		const left = selected.filter((id) => id !== top);
		session.selectedLayers.value = left;
		if (session.currentLayerId.value === top) session.currentLayerId.value = left[0];
	}
}
