import type { Matrix, Vector } from '@tilewright/geometry';
import { applyMatrix } from '@tilewright/geometry';
import type { PathStep } from '../draw-list/draw-list.ts';

/** A line through the centers of pixels, or between them. */
interface CrispLine {
	readonly points: readonly Vector[];
	/** The offset into the dash pattern at which the line starts. */
	readonly dashOffset: number;
}

/**
 * The lines of a path, moved to where they are sharp: to the centers of pixels, if they are an odd number of pixels wide, or between them.
 *
 * @param width - of the lines, a whole number
 */
export function crispLines(path: readonly PathStep[], toPicture: Matrix, scale: Vector, width: number): CrispLine[] {
	const shift = (width % 2) / 2;
	return polylines(path).map((line) => ({
		dashOffset: distanceAlong(line, scale) + shift,
		points: line.map((point) => {
			const { x, y } = applyMatrix(toPicture, point.x, point.y);
			return { x: Math.floor(x) + shift, y: Math.floor(y) + shift };
		}),
	}));
}

function polylines(path: readonly PathStep[]): Vector[][] {
	const lines: Vector[][] = [];
	for (const step of path) {
		if (step[0] === 'M') lines.push([{ x: step[1], y: step[2] }]);
		else if (step[0] === 'L') lines.at(-1)?.push({ x: step[1], y: step[2] });
	}
	return lines;
}

/**
 * The distance from the origin to the start of a line, along it, in pixels of the picture. A zigzag of equal pieces is measured along its
 * pieces, in the direction of two of them together: so its dashes are the same wherever it starts.
 */
function distanceAlong([start, next, third]: readonly Vector[], scale: Vector): number {
	if (start === undefined || next === undefined) return 0;
	const end = third ?? next;
	const [dx, dy] = [(end.x - start.x) * scale.x, (end.y - start.y) * scale.y];
	const length = Math.hypot(dx, dy);
	if (length === 0) return 0;
	const drawn = third === undefined ? length : lengthOf(start, next, scale) + lengthOf(next, third, scale);
	return (((start.x * scale.x * dx + start.y * scale.y * dy) / length) * drawn) / length;
}

const lengthOf = (a: Vector, b: Vector, scale: Vector): number => Math.hypot((b.x - a.x) * scale.x, (b.y - a.y) * scale.y);
