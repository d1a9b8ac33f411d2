import type { Signal } from '@preact/signals';
import type { Vector } from '@tilewright/geometry';
import type { CameraState } from './camera-state.ts';

/** Pixels of a line, for mice that scroll by lines. */
const LINE = 40;
/** A wheel that turns at least this much, in pixels, is that of a mouse: it zooms by whole steps. Trackpads send many small turns. */
const NOTCH = 50;
/** How much a pixel of a trackpad zooms. */
const FINE = 0.01;

/** What a turn of the wheel does: it moves the view, or zooms with Ctrl or if the user prefers that (rule E141). */
export function turnWheel(event: WheelEvent, at: Vector, { camera, pan, zoomAt, stepAt }: CameraState, wheelZooms: Signal<boolean>): void {
	const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? 10 * LINE : 1;
	const [x, y] = [event.deltaX * unit, event.deltaY * unit];
	if (event.ctrlKey || event.metaKey || (wheelZooms.value && !event.shiftKey)) {
		if (y === 0) return;
		if (Math.abs(y) >= NOTCH) stepAt(at, y < 0 ? 1 : -1);
		else zoomAt(at, camera.value.scale * Math.exp(-y * FINE));
		return;
	}
	// Not all browsers turn the wheel sideways with Shift.
	if (event.shiftKey && x === 0) pan(-y, 0);
	else pan(-x, -y);
}
