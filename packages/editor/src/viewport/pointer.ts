import type { Layer } from '@tilewright/format';
import type { Geometry, Vector } from '@tilewright/geometry';
import type { ToolPointer } from '../tools/tool.ts';
import type { Camera, ViewSize } from './camera.ts';
import { toMap } from './camera.ts';

/** What is needed to say where a pointer is on the map. */
export interface PointerSpace {
	readonly camera: Camera;
	readonly size: ViewSize;
	readonly geometry: Geometry;
	/** How far the current layer is moved on the screen. */
	readonly layerShift: Vector;
}

/** Tells tools where the pointer is. */
export function toolPointer(
	event: PointerEvent | MouseEvent,
	at: Vector,
	{ camera, size, geometry, layerShift }: PointerSpace,
): ToolPointer {
	const screen = toMap(camera, size, at);
	const onLayer = { x: screen.x - layerShift.x, y: screen.y - layerShift.y };
	const tile = geometry.screenToTile(onLayer.x, onLayer.y);
	const kind = 'pointerType' in event ? event.pointerType : 'mouse';
	return {
		screen,
		cell: { x: Math.floor(tile.x), y: Math.floor(tile.y) },
		pixel: geometry.screenToPixel(onLayer.x, onLayer.y),
		button: event.button,
		buttons: event.buttons,
		shift: event.shiftKey,
		ctrl: event.ctrlKey || event.metaKey,
		alt: event.altKey,
		type: kind === 'pen' || kind === 'touch' ? kind : 'mouse',
		scale: camera.scale,
		page: { x: event.clientX, y: event.clientY },
		clicks: event.detail,
	};
}

/** How far a layer is moved on the screen by its own offset and those of its groups. */
export function layerShiftOf(layers: readonly Layer[], id: number | undefined): Vector {
	for (const layer of layers) {
		const own = { x: layer.offsetx, y: layer.offsety };
		if (layer.id === id) return own;
		if (layer.type !== 'group') continue;
		const inside = contains(layer.layers, id) ? layerShiftOf(layer.layers, id) : undefined;
		if (inside !== undefined) return { x: own.x + inside.x, y: own.y + inside.y };
	}
	return { x: 0, y: 0 };
}

const contains = (layers: readonly Layer[], id: number | undefined): boolean =>
	layers.some((layer) => layer.id === id || (layer.type === 'group' && contains(layer.layers, id)));
