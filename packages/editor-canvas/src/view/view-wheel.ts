import type { Signal } from '@preact/signals-core';
import type { Vector } from '@tilewright/geometry';
import type { CameraState } from '../camera/camera-state.ts';
import { turnOf, wheelZoom } from '../camera/wheel-zoom.ts';

/** Handles turns of the wheel: they move the view, or zoom with Ctrl or if the user prefers that (rule E141). */
export function viewWheel(
	{ camera, pan, zoomAt, stepAt }: CameraState,
	wheelZooms: Signal<boolean>,
): (event: WheelEvent, at: Vector) => void {
	const zoomOf = wheelZoom();
	return (event, at) => {
		if (event.ctrlKey || event.metaKey || (wheelZooms.value && !event.shiftKey)) {
			const zoom = zoomOf(event);
			if (zoom === undefined) return;
			if ('step' in zoom) stepAt(at, zoom.step);
			else zoomAt(at, camera.value.scale * zoom.factor);
			return;
		}
		const [x, y] = turnOf(event);
		// Not all browsers turn the wheel sideways with Shift.
		if (event.shiftKey && x === 0) pan(-y, 0);
		else pan(-x, -y);
	};
}
