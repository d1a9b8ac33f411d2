import type { ObjectOptions } from '@tilewright/edit';
import { addLayers, addObjects, apply, createLayer, createMap, createObject } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { createEditor } from '@tilewright/editor-core/editor/editor.ts';
import { loadPreferences } from '@tilewright/editor-core/editor/preferences.ts';
import { memoryFiles } from '@tilewright/editor-core/files/memory-files.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { startMap } from '@tilewright/editor-core/session/open-document.ts';
import type { MapObject, TileMap } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import type { MemoryFiles } from '@tilewright/ops';
import { shownShift } from '../../src/stage/layer-shift.ts';
import type { ActiveTool, Tool, ToolPointer } from '../../src/tool/tool.ts';

type Keys = Partial<Pick<ToolPointer, 'shift' | 'ctrl' | 'alt' | 'button' | 'clicks' | 'type'>>;

/** A tool on a map, with a pointer that tests move over the screen of the map. */
export interface Pointing {
	readonly editor: Editor;
	readonly session: MapSession;
	readonly tool: ActiveTool;
	move(x: number, y: number, keys?: Keys): void;
	down(x: number, y: number, keys?: Keys): void;
	up(x: number, y: number, keys?: Keys): void;
	click(x: number, y: number, keys?: Keys): void;
	/** Presses at the first point, goes over the others, and releases at the last. */
	drag(points: readonly (readonly [x: number, y: number])[], keys?: Keys): void;
	/** Presses a key. @returns whether it meant something */
	key(name: string, keys?: { readonly shift?: boolean; readonly ctrl?: boolean }): boolean;
	object(id: number): MapObject;
	/** All objects of a layer, by default of layer 1. */
	objects(layer?: number): readonly MapObject[];
	selected(): readonly number[];
	/** The names of the steps. */
	steps(): readonly string[];
}

/** A storage that keeps nothing. */
const noStorage = { getItem: () => null, setItem: () => undefined };

/** A map of 10 × 10 cells with one object layer, whose id is 1, and objects with the ids 1, 2, 3 and so on. */
export function mapOfObjects(objects: readonly ObjectOptions[], options: Partial<Parameters<typeof createMap>[0]> = {}): TileMap {
	const empty: TileMap = createMap({ width: 10, height: 10, tilewidth: 16, tileheight: 16, ...options });
	const layered = apply(empty, addLayers(empty, [createLayer(empty, 'objectgroup')])).doc;
	return withObjects(layered, 1, objects);
}

/** A map with more objects on a layer. */
export function withObjects(map: TileMap, layer: number, objects: readonly ObjectOptions[]): TileMap {
	const made = objects.map((each, i) => createObject(map, { id: map.nextobjectid + i, ...each }));
	return apply(map, addObjects(map, layer, made)).doc;
}

/** A map with one more object layer on top. */
export function withLayer(
	map: TileMap,
	fields: { readonly offsetx?: number; readonly offsety?: number; readonly locked?: boolean } = {},
): TileMap {
	return apply(map, addLayers(map, [{ ...createLayer(map, 'objectgroup'), ...fields }])).doc;
}

/**
 * Starts a tool on a map; layer 1 is the current one.
 *
 * @param contents - of files besides the map, by their paths
 */
export function pointing(tool: Tool, map: TileMap, contents: MemoryFiles = {}): Pointing {
	const files = memoryFiles('test', contents);
	const editor = createEditor(files, loadPreferences(noStorage));
	editor.preferences.smartGuides.value = false;
	const session = startMap(files, '/map.tmj', map);
	editor.open(session);
	session.selectLayer(1);
	const active = tool.start({ editor, session });
	const geometry = geometryOf(map);
	const pointer = (screen: Vector, { button = 0, ...keys }: Keys, buttons: number): ToolPointer => {
		const shift = shownShift(session, session.currentLayerId.value);
		const pixel = geometry.screenToPixel(screen.x - shift.x, screen.y - shift.y);
		const tile = geometry.screenToTile(screen.x - shift.x, screen.y - shift.y);
		const cell = { x: Math.floor(tile.x), y: Math.floor(tile.y) };
		const held = { shift: false, ctrl: false, alt: false, type: 'mouse' as const, clicks: 1, ...keys };
		return { screen, pixel, cell, button, buttons, scale: 1, page: screen, ...held };
	};
	const bit = ({ button = 0 }: Keys): number => (button === 2 ? 2 : 1);
	let pressed = 0;
	const pointed: Pointing = {
		editor,
		session,
		tool: active,
		move: (x, y, keys = {}) => active.move?.(pointer({ x, y }, { ...keys, button: -1 }, pressed)),
		down(x, y, keys = {}) {
			pressed = bit(keys);
			active.down?.(pointer({ x, y }, keys, pressed));
		},
		up(x, y, keys = {}) {
			pressed = 0;
			active.up?.(pointer({ x, y }, keys, 0));
		},
		click(x, y, keys) {
			pointed.move(x, y, keys);
			pointed.down(x, y, keys);
			pointed.up(x, y, keys);
		},
		drag(points, keys) {
			const [first = [0, 0], ...others] = points;
			pointed.move(...first, keys);
			pointed.down(...first, keys);
			for (const point of others) pointed.move(...point, keys);
			pointed.up(...(points.at(-1) ?? first), keys);
		},
		key(name, { shift = false, ctrl = false } = {}) {
			const event = { key: name, shiftKey: shift, ctrlKey: ctrl, metaKey: false, altKey: false };
			return active.key?.(event) ?? false;
		},
		object(id) {
			const found = session.map.value.layers
				.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects : []))
				.find((object) => object.id === id);
			if (found === undefined) throw new RangeError(`There is no object ${id}.`);
			return found;
		},
		objects(layer = 1) {
			const found = session.map.value.layers.find(({ id }) => id === layer);
			return found?.type === 'objectgroup' ? found.objects : [];
		},
		selected: () => session.selectedObjects.value,
		steps: () => session.history.steps.map(({ name }) => name),
	};
	return pointed;
}
