import type { ClipVariation } from '@tilewright/edit';
import { tileLayerOf } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { createEditor } from '@tilewright/editor-core/editor/editor.ts';
import { loadPreferences } from '@tilewright/editor-core/editor/preferences.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import type { TileLayer, TileMap } from '@tilewright/format';
import { cellReader } from '@tilewright/format';
import { geometryOf } from '@tilewright/geometry';
import { drawn, layerOf, mapOf } from '../../../edit/test/support/drawn.ts';
import type { ActiveTool, Tool, ToolPointer } from '../../src/tool/tool.ts';

/** A tool on a map, with a pointer that tests move from cell to cell. */
export interface Painting {
	readonly editor: Editor;
	readonly session: MapSession;
	readonly tool: ActiveTool;
	/** Moves to the middle of a cell. */
	move(x: number, y: number, keys?: Keys): void;
	down(x: number, y: number, keys?: Keys): void;
	up(x: number, y: number, keys?: Keys): void;
	click(x: number, y: number, keys?: Keys): void;
	/** Presses at the first cell, goes over the others, and releases at the last. */
	drag(cells: readonly (readonly [x: number, y: number])[], keys?: Keys): void;
	/** A layer as a drawing. */
	layer(id?: number): string;
	/** A layer as it would be after a click: the ghost, drawn over it. */
	ghost(id?: number): string;
	/** The names of the steps. */
	steps(): readonly string[];
}

type Keys = Partial<Pick<ToolPointer, 'shift' | 'ctrl' | 'alt' | 'button'>>;

/** A storage that keeps nothing. */
const noStorage: Pick<Storage, 'getItem' | 'setItem'> = { getItem: () => null, setItem: () => undefined };

/** An editor with one open map. */
export function editorWith(map: TileMap): { readonly editor: Editor; readonly session: MapSession } {
	const files = memoryFiles('test');
	const editor = createEditor(files, loadPreferences(noStorage));
	const session = startMap(files, '/map.tmj', map);
	editor.open(session);
	return { editor, session };
}

/** Starts a tool on a map; the first layer is the current one. */
export function painting(tool: Tool, map: TileMap, stamp = ''): Painting {
	const { editor, session } = editorWith(map);
	session.selectLayer(1);
	if (stamp !== '') editor.stamp.value = [variationOf(stamp)];
	const active = tool.start({ editor, session });
	const pointer = (x: number, y: number, { button = 0, ...keys }: Keys, buttons: number): ToolPointer => {
		const screen = geometryOf(session.map.value).tileToScreen(x + 0.5, y + 0.5);
		const held = { shift: false, ctrl: false, alt: false, ...keys };
		return { screen, pixel: screen, cell: { x, y }, button, buttons, scale: 1, page: screen, type: 'mouse', clicks: 1, ...held };
	};
	const bit = ({ button = 0 }: Keys): number => (button === 2 ? 2 : 1);
	const own: Painting = {
		editor,
		session,
		tool: active,
		move: (x, y, keys = {}) => active.move?.(pointer(x, y, { ...keys, button: -1 }, 0)),
		down: (x, y, keys = {}) => active.down?.(pointer(x, y, keys, bit(keys))),
		up: (x, y, keys = {}) => active.up?.(pointer(x, y, keys, 0)),
		click(x, y, keys) {
			own.drag([[x, y]], keys);
		},
		drag(cells, keys = {}) {
			for (const [i, [x, y]] of cells.entries()) {
				active.move?.(pointer(x, y, { ...keys, button: -1 }, i === 0 ? 0 : bit(keys)));
				if (i === 0) own.down(x, y, keys);
			}
			const [x, y] = cells.at(-1) ?? [0, 0];
			own.up(x, y, keys);
		},
		layer: (id = 1) => plain(tileLayerOf(session.map.value, id)),
		ghost: (id = 1) => plain(withGhost(session, active, tileLayerOf(session.map.value, id))),
		steps: () => session.history.steps.map(({ name }) => name),
	};
	return own;
}

/** A stamp as it is drawn. */
export const variationOf = (stamp: string): ClipVariation => ({ clip: mapOf(layerOf(stamp)) });

/** A layer as a drawing, without flips. */
const plain = (layer: TileLayer): string => drawn('data' in layer ? { ...layer, data: layer.data.map((gid) => gid & 0xff) } : layer);

function withGhost(session: MapSession, { ghost }: ActiveTool, layer: TileLayer): TileLayer {
	if (!('data' in layer)) return layer;
	const read = cellReader(layer);
	const { width, height } = session.map.value;
	const data = Uint32Array.from({ length: width * height }, (_, i) => read(i % width, Math.floor(i / width)));
	for (const change of ghost?.value ?? []) {
		if (change.type !== 'cells' || change.layer !== layer.id) continue;
		let at = 0;
		for (const area of change.areas)
			for (let y = area.y; y < area.y + area.height; y++)
				for (let x = area.x; x < area.x + area.width; x++) data[y * width + x] = change.after[at++] ?? 0;
	}
	return { ...layer, data };
}
