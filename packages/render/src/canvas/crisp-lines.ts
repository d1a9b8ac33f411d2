import type { Vector } from '../geometry/geometry.ts';
import { applyMatrix } from '../geometry/matrix.ts';
import type { PathStep, Stroke } from '../plan/draw-list.ts';
import { cssColor } from './css-color.ts';
import type { Painter } from './painter.ts';

/**
 * Draws lines of a grid, one pixel wide and sharp: they run through the middles of pixels, and dashes begin and end between two.
 * Dashes lie where they would if the line came from the origin, so that parts of a picture fit together.
 *
 * @param path - straight lines on the plan's screen
 */
export function drawCrispLines<Source>(path: readonly PathStep[], stroke: Stroke, { context, toPicture, scale }: Painter<Source>): void {
	context.strokeStyle = cssColor(stroke.color);
	context.lineWidth = stroke.width;
	context.lineCap = 'butt';
	context.lineJoin = 'miter';
	context.setLineDash([...(stroke.dash ?? [])]);
	for (const line of polylines(path)) {
		context.lineDashOffset = distanceAlong(line, scale) + 0.5;
		context.beginPath();
		for (const [index, point] of line.entries()) {
			const { x, y } = applyMatrix(toPicture, point.x, point.y);
			if (index === 0) context.moveTo(Math.floor(x) + 0.5, Math.floor(y) + 0.5);
			else context.lineTo(Math.floor(x) + 0.5, Math.floor(y) + 0.5);
		}
		context.stroke();
	}
}

function polylines(path: readonly PathStep[]): Vector[][] {
	const lines: Vector[][] = [];
	for (const step of path) {
		if (step[0] === 'M') lines.push([{ x: step[1], y: step[2] }]);
		else if (step[0] === 'L') lines.at(-1)?.push({ x: step[1], y: step[2] });
	}
	return lines;
}

/** How far the start of a line lies from the origin, in its direction, in pixels of the picture. */
function distanceAlong([start, next]: readonly Vector[], scale: Vector): number {
	if (start === undefined || next === undefined) return 0;
	const [dx, dy] = [(next.x - start.x) * scale.x, (next.y - start.y) * scale.y];
	const length = Math.hypot(dx, dy);
	return length === 0 ? 0 : (start.x * scale.x * dx + start.y * scale.y * dy) / length;
}
