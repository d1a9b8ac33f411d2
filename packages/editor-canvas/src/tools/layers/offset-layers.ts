import { computed, signal } from '@preact/signals-core';
import type { Change } from '@tilewright/edit';
import { lockedLayers, setFields } from '@tilewright/edit';
import type { LiveStep } from '@tilewright/editor-core/session/live-step.ts';
import { liveStep } from '@tilewright/editor-core/session/live-step.ts';
import type { Layer, TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import { heldMode, snapped } from '../../objects/snap.ts';
import type { ActiveTool, Tool, ToolContext, ToolPointer } from '../../tool/tool.ts';
import { offsetLayersWords } from './offset-layers-words.ts';

/** Drags the offsets of the selected layers (rule E76). */
export const offsetLayersTool: Tool = {
	id: 'OffsetLayersTool',
	text: offsetLayersWords.offsetLayers,
	keys: ['m'],
	isForMaps: true,
	start: offsetLayersOn,
};

interface Drag {
	readonly from: Vector;
	readonly layers: readonly Layer[];
	readonly step: LiveStep;
}

function offsetLayersOn(context: ToolContext): ActiveTool {
	const { editor, session } = context;
	const drag = signal<Drag | undefined>(undefined);
	const moved = signal<Vector>({ x: 0, y: 0 });

	/** The distance by which the layers move: the first one snaps to the grid of the map, and the others keep their distance. */
	function distance(at: ToolPointer, { from, layers }: Drag): Vector {
		const [first] = layers;
		if (first === undefined) return { x: 0, y: 0 };
		const [dx, dy] = [Math.round(at.screen.x - from.x), Math.round(at.screen.y - from.y)];
		const geometry = geometryOf(session.map.value);
		const mode = heldMode(editor.preferences.snapMode.value, at);
		const shift = { x: first.offsetx + dx, y: first.offsety + dy };
		const origin = geometry.tileToScreen(0, 0);
		const pixel = geometry.screenToPixel(origin.x, origin.y);
		const to = snapped(pixel, { mode, geometry, divisions: editor.preferences.fineGrid.value, shift });
		const end = geometry.pixelToScreen(to.x, to.y);
		return { x: dx + end.x - origin.x, y: dy + end.y - origin.y };
	}

	function follow(at: ToolPointer): void {
		const going = drag.value;
		if (going === undefined) return;
		const by = distance(at, going);
		moved.value = by;
		going.step.set((map) => going.layers.flatMap((layer) => offsetBy(map, layer, by)));
	}

	function cancel(): boolean {
		const had = drag.value !== undefined;
		drag.value?.step.cancel();
		drag.value = undefined;
		return had;
	}

	return {
		cursor: signal('move'),
		hint: computed(() => (drag.value === undefined ? '' : offsetLayersWords.offsetBy(moved.value.x, moved.value.y))),
		down(at) {
			if (at.button === 2) cancel();
			if (at.button !== 0) return;
			const layers = movedLayers(session.map.value, new Set(session.selectedLayers.value));
			if (layers.length === 0) return editor.notify(offsetLayersWords.allLocked);
			moved.value = { x: 0, y: 0 };
			drag.value = { from: at.screen, layers, step: liveStep(session, offsetLayersWords.offsetLayers) };
		},
		move: follow,
		modifiers: follow,
		up({ button }) {
			if (button === 0) drag.value = undefined;
		},
		cancel,
		stop: () => void cancel(),
	};
}

const offsetBy = (map: TileMap, { id, offsetx, offsety }: Layer, by: Vector): Change[] =>
	setFields(map, [{ layer: id }], { offsetx: offsetx + by.x, offsety: offsety + by.y });

/** The selected layers that are not locked. Those in a selected group move with it. */
function movedLayers(map: TileMap, selected: ReadonlySet<number>): Layer[] {
	const locked = lockedLayers(map);
	const found = (layers: readonly Layer[]): Layer[] =>
		layers.flatMap((layer) => {
			if (selected.has(layer.id)) return locked.has(layer.id) ? [] : [layer];
			return layer.type === 'group' ? found(layer.layers) : [];
		});
	return found(map.layers);
}
