import type { Camera } from '@tilewright/editor-core/session/camera.ts';
import type { Geometry, Vector } from '@tilewright/geometry';
import type { ViewSize } from '../camera/camera.ts';
import { toMap } from '../camera/camera.ts';
import type { ToolPointer } from '../tool/tool.ts';

/** The facts that are needed to locate a pointer on the map. */
export interface PointerSpace {
	readonly camera: Camera;
	readonly size: ViewSize;
	readonly geometry: Geometry;
	/** The distance by which the current layer is moved on the screen. */
	readonly layerShift: Vector;
}

/** The facts about an event of a pointer or key. */
export interface PointerFacts {
	readonly button: number;
	readonly buttons: number;
	readonly shiftKey: boolean;
	readonly ctrlKey: boolean;
	readonly metaKey: boolean;
	readonly altKey: boolean;
	readonly pointerType: string;
	readonly clientX: number;
	readonly clientY: number;
}

/**
 * Tells tools where the pointer is.
 *
 * @param at - in the view, in pixels of the page
 * @param clicks - the number of clicks that followed each other
 */
export function toolPointer(
	facts: PointerFacts,
	at: Vector,
	{ camera, size, geometry, layerShift }: PointerSpace,
	clicks: number,
): ToolPointer {
	const screen = toMap(camera, size, at);
	const onLayer = { x: screen.x - layerShift.x, y: screen.y - layerShift.y };
	const tile = geometry.screenToTile(onLayer.x, onLayer.y);
	const { pointerType: kind } = facts;
	return {
		screen,
		cell: { x: Math.floor(tile.x), y: Math.floor(tile.y) },
		pixel: geometry.screenToPixel(onLayer.x, onLayer.y),
		button: facts.button,
		buttons: facts.buttons,
		shift: facts.shiftKey,
		ctrl: facts.ctrlKey || facts.metaKey,
		alt: facts.altKey,
		type: kind === 'pen' || kind === 'touch' ? kind : 'mouse',
		scale: camera.scale,
		page: { x: facts.clientX, y: facts.clientY },
		clicks,
	};
}
