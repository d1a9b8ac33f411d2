import type { Vector } from '@tilewright/geometry';
import type { PathStep } from '@tilewright/render';

/** The corners of the lines of a path without curves. */
export function linesOf(path: readonly PathStep[]): Vector[][] {
	const lines: Vector[][] = [];
	for (const step of path) {
		if (step[0] === 'M') lines.push([]);
		if (step[0] === 'M' || step[0] === 'L') lines.at(-1)?.push({ x: step[1], y: step[2] });
	}
	return lines;
}
