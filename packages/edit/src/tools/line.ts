import { expectCell } from '../expect.ts';
import type { CellPosition } from '../region/shapes.ts';

/**
 * The cells on a line, from one end to the other (Bresenham).
 *
 * @param manhattan - whether each cell shares a side with the next; else they may touch at a corner
 * @throws RangeError if an end is no cell
 * @example for (const { x, y } of lineCells({ x: 0, y: 0 }, { x: 9, y: 4 })) cells.set(x, y, 5);
 */
export function lineCells(from: CellPosition, to: CellPosition, manhattan = false): CellPosition[] {
	expectCell('the first end', from);
	expectCell('the last end', to);
	const [dx, dy] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y)];
	const [stepX, stepY] = [Math.sign(to.x - from.x), Math.sign(to.y - from.y)];
	const cells: CellPosition[] = [{ x: from.x, y: from.y }];
	let [x, y] = [from.x, from.y];
	let error = dx - dy;
	while (x !== to.x || y !== to.y) {
		const twice = 2 * error;
		const [across, down] = [twice > -dy, twice < dx];
		if (across) {
			error -= dy;
			x += stepX;
			if (manhattan && down) cells.push({ x, y });
		}
		if (down) {
			error += dx;
			y += stepY;
		}
		cells.push({ x, y });
	}
	return cells;
}

/**
 * The cells on the edges of a rectangle, clockwise from the top left.
 *
 * @param from - one corner
 * @param to - the opposite corner
 * @throws RangeError if a corner is no cell
 */
export function rectangleCells(from: CellPosition, to: CellPosition): CellPosition[] {
	expectCell('the first corner', from);
	expectCell('the last corner', to);
	const [left, right] = [Math.min(from.x, to.x), Math.max(from.x, to.x)];
	const [top, bottom] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
	const cells: CellPosition[] = [];
	for (let x = left; x <= right; x++) cells.push({ x, y: top });
	for (let y = top + 1; y <= bottom; y++) cells.push({ x: right, y });
	if (bottom > top) for (let x = right - 1; x >= left; x--) cells.push({ x, y: bottom });
	if (right > left) for (let y = bottom - 1; y > top; y--) cells.push({ x: left, y });
	return cells;
}
