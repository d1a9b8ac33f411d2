import { liveStep } from '@tilewright/editor-core/session/live-step.ts';
import type { Vector } from '@tilewright/geometry';
import { applyMatrix, geometryOf, invertMatrix } from '@tilewright/geometry';
import type { Handle, SelectionFrame } from '../../objects/frame.ts';
import { handlePoint } from '../../objects/frame.ts';
import { objectsWords } from '../../objects/objects-words.ts';
import { groupFactor, resizedBox } from '../../objects/resize-box.ts';
import { heldMode, snapped } from '../../objects/snap.ts';
import type { Chosen, Placements } from '../../objects/transform.ts';
import { placementChanges, scaled, withBox } from '../../objects/transform.ts';
import type { ToolContext, ToolPointer } from '../../tool/tool.ts';
import type { Drag } from './drag.ts';

/** Resizes objects by a handle of their frame (rule E48). */
export function resizeDrag(
	{ editor, session }: ToolContext,
	chosen: readonly Chosen[],
	frame: SelectionFrame,
	handle: Handle,
	from: ToolPointer,
	origin: Vector,
): Drag {
	const geometry = geometryOf(session.map.value);
	const step = liveStep(session, objectsWords.steps.resize(chosen.length), chosen.length);
	const start = handlePoint(frame, handle);
	const shift = chosen[0]?.layer.shift ?? { x: 0, y: 0 };

	/** The place to which the handle is dragged, on the screen. Ctrl and Shift mean other things here: Alt turns the grid on or off. */
	function target({ screen, alt }: ToolPointer): Vector {
		const at = { x: start.x + screen.x - from.screen.x, y: start.y + screen.y - from.screen.y };
		const { snapMode, fineGrid } = editor.preferences;
		const mode = heldMode(snapMode.value, { ctrl: alt, shift: false });
		const pixel = geometry.screenToPixel(at.x - shift.x, at.y - shift.y);
		const to = snapped(pixel, { mode, geometry, divisions: fineGrid.value, shift });
		const snappedTo = geometry.pixelToScreen(to.x, to.y);
		return { x: snappedTo.x + shift.x, y: snappedTo.y + shift.y };
	}

	function placements(pointer: ToolPointer): Placements {
		const to = target(pointer);
		const { only } = frame;
		if (only === undefined) {
			const opposite: Handle = { across: opposed(handle.across), down: opposed(handle.down) };
			const fixed = pointer.shift ? origin : handlePoint(frame, opposite);
			return scaled(chosen, groupFactor(handle, start, to, fixed), fixed, geometry);
		}
		const { placed } = only;
		const inverse = invertMatrix(placed.axes);
		if (inverse === undefined) return new Map();
		const own = ({ x, y }: Vector): Vector => applyMatrix(inverse, x - shift.x, y - shift.y);
		const box = resizedBox(placed.box, handle, own(to), {
			isProportional: pointer.ctrl,
			// A tile without a size would get that of its picture, and a text without a size could not be read.
			least: 'gid' in placed.object || 'text' in placed.object ? 1 : 0,
			...(pointer.shift && { about: own(origin) }),
		});
		return new Map([[placed.id, withBox(placed, box, geometry)]]);
	}

	return {
		cursor: cursorOf(frame, handle),
		move: (pointer) => step.set((map) => placementChanges(map, placements(pointer))),
		end: () => step.end(),
		cancel: () => step.cancel(),
	};
}

const opposed = (side: -1 | 0 | 1): -1 | 0 | 1 => (side === 1 ? -1 : side === -1 ? 1 : 0);

const CURSORS = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize'];

/** The cursor that points along the way of a handle. */
export function cursorOf(frame: SelectionFrame, handle: Handle): string {
	const { x, y } = handlePoint(frame, handle, 1);
	const angle = Math.atan2(y - frame.middle.y, x - frame.middle.x);
	return CURSORS[Math.round(angle / (Math.PI / 4) + 4) % 4] ?? 'default';
}
