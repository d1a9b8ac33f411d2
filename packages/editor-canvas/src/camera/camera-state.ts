import type { ReadonlySignal, Signal } from '@preact/signals-core';
import { computed, signal } from '@preact/signals-core';
import type { Camera } from '@tilewright/editor-core/session/camera.ts';
import type { Rect, Vector } from '@tilewright/geometry';
import type { DeviceView, ViewSize } from './camera.ts';
import { deviceView, fitting, snapped, ZOOM_STEPS, zoomedAt, zoomStep } from './camera.ts';
import type { MapViewControls } from './controls.ts';

/** The state of one view of a map. */
export interface CameraState {
	/** In pixels of the page. */
	readonly size: Signal<ViewSize>;
	/** In pixels of the device. */
	readonly pixels: Signal<ViewSize>;
	readonly density: Signal<number>;
	/** It lies on whole pixels of the device. */
	readonly camera: ReadonlySignal<Camera>;
	readonly view: ReadonlySignal<DeviceView>;
	readonly controls: Omit<MapViewControls, 'screenAt'>;
	/**
	 * Fits a camera that shows the whole map to the map as it is now. Views call it before they draw: the drawing and the state of the camera change
	 * together, and the size of a map that has just changed is found out when it is drawn, not before.
	 */
	settle(): void;
	/** Moves the view, in pixels of the page. */
	pan(x: number, y: number): void;
	/** Zooms to a scale, or by steps; the point of the view stays where it is. */
	zoomAt(at: Vector, scale: number): void;
	stepAt(at: Vector, direction: 1 | -1): void;
}

/** The part of a session that keeps the camera of its view; `undefined` shows all. */
interface ShownByCamera {
	readonly camera: Signal<Camera | undefined>;
}

/** The least distance from the edge of the view for something that must be visible, in pixels of the page. */
const MARGIN = 24;

/**
 * The camera of a session's view; a new session shows its whole map.
 *
 * @param mapBounds - the rectangle of the screen that the map fills
 */
export function cameraState(session: ShownByCamera, mapBounds: () => Rect): CameraState {
	const size = signal<ViewSize>({ width: 0, height: 0 });
	const pixels = signal<ViewSize>({ width: 1, height: 1 });
	const density = signal(1);
	const bounds = signal<Rect | undefined>(undefined);
	const wanted = computed(() => session.camera.value ?? fitting(bounds.value ?? mapBounds(), size.value));
	const camera = computed(() => snapped(wanted.value, pixels.value, density.value));
	const middle = (): Vector => ({ x: size.value.width / 2, y: size.value.height / 2 });
	const zoomAt = (at: Vector, scale: number): void => {
		const bounded = Math.min(Math.max(scale, ZOOM_STEPS[0] ?? scale), ZOOM_STEPS.at(-1) ?? scale);
		session.camera.value = zoomedAt(wanted.value, size.value, at, bounded);
	};
	const stepAt = (at: Vector, direction: 1 | -1): void => zoomAt(at, zoomStep(wanted.value.scale, direction));
	const centerOn = (center: Vector): void => {
		session.camera.value = { ...wanted.value, center };
	};
	return {
		size,
		pixels,
		density,
		camera,
		view: computed(() => deviceView(wanted.value, pixels.value, density.value)),
		settle() {
			const now = mapBounds();
			if (bounds.value === undefined || !isSame(bounds.value, now)) bounds.value = now;
		},
		pan(x, y) {
			const { center, scale } = wanted.value;
			centerOn({ x: center.x - x / scale, y: center.y - y / scale });
		},
		zoomAt,
		stepAt,
		controls: {
			shown: computed(() => {
				const { center, scale } = camera.value;
				const { width, height } = size.value;
				return { x: center.x - width / scale / 2, y: center.y - height / scale / 2, width: width / scale, height: height / scale };
			}),
			scale: computed(() => camera.value.scale),
			zoomBy: (direction) => stepAt(middle(), direction),
			zoomTo: (scale) => zoomAt(middle(), scale),
			fit() {
				session.camera.value = fitting(mapBounds(), size.value);
			},
			centerOn,
			reveal(rect) {
				const { center, scale } = wanted.value;
				const half = { x: size.value.width / 2 / scale, y: size.value.height / 2 / scale };
				const room = { x: Math.max(0, half.x - MARGIN / scale), y: Math.max(0, half.y - MARGIN / scale) };
				centerOn({ x: near(center.x, rect.x, rect.width, room.x), y: near(center.y, rect.y, rect.height, room.y) });
			},
		},
	};
}

const isSame = (a: Rect, b: Rect): boolean => a.x === b.x && a.y === b.y && a.width === b.width && a.height === b.height;

/** The center that is nearest to the old one and shows a range; the middle of the range, if it is too long. */
function near(center: number, from: number, length: number, room: number): number {
	if (length > 2 * room) return from + length / 2;
	return Math.min(Math.max(center, from + length - room), from + room);
}
