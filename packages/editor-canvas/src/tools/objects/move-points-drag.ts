import { liveStep } from '@tilewright/editor-core/session/live-step.ts';
import type { Vector } from '@tilewright/geometry';
import { geometryOf } from '@tilewright/geometry';
import { objectsWords } from '../../objects/objects-words.ts';
import type { PointShape, SelectedPoints } from '../../tool/point-shapes.ts';
import type { ToolContext, ToolPointer } from '../../tool/tool.ts';
import type { Drag } from './drag.ts';
import { movedPoints } from './moved-points.ts';
import { snap } from './snapping.ts';

/**
 * Moves selected points with the pointer (rule E59).
 *
 * @param grabbed - the point that snaps, on the screen; by default the first of the selected points
 */
export function movePointsDrag(
	context: ToolContext,
	shapes: readonly PointShape[],
	points: SelectedPoints,
	from: ToolPointer,
	grabbed?: Vector,
): Drag {
	const { session } = context;
	const geometry = geometryOf(session.map.value);
	const step = liveStep(session, objectsWords.steps.movePoints, points.size);
	const [first] = shapes.filter(({ id }) => points.has(id));
	const shift = first?.shift ?? { x: 0, y: 0 };
	const start = grabbed ?? first?.points.find((_, i) => points.get(first.id)?.has(i) === true) ?? from.screen;
	const pixel = ({ x, y }: Vector): Vector => geometry.screenToPixel(x - shift.x, y - shift.y);
	const at = pixel(start);
	return {
		cursor: 'move',
		move(pointer) {
			const to = pixel({ x: start.x + pointer.screen.x - from.screen.x, y: start.y + pointer.screen.y - from.screen.y });
			const snapped = snap(context, to, shift, pointer);
			step.set((map) => movedPoints(map, points, shapes, { x: snapped.x - at.x, y: snapped.y - at.y }));
		},
		end: () => step.end(),
		cancel: () => step.cancel(),
	};
}
