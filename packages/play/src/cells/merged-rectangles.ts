import type { CellBounds } from '@tilewright/format';
import type { CellGrid } from './cell-grid.ts';

/**
 * Rectangles that cover exactly the cells of a grid that are 1, each once: few bodies for a physics engine instead of one for each cell.
 *
 * @returns rectangles in tiles, from the top; each is as wide as possible, then as high as possible
 * @example for (const { x, y, width, height } of mergedRectangles(solidCells([walls]))) addWall(x * 16, y * 16, width * 16, height * 16);
 */
export function mergedRectangles({ x: left, y: top, width, height, cells }: CellGrid): CellBounds[] {
	const open = cells.slice();
	const found: CellBounds[] = [];
	/** Whether all cells of a row are open, from a start on, before an end. */
	const isOpen = (start: number, end: number): boolean => {
		for (let i = start; i < end; i++) if (open[i] !== 1) return false;
		return true;
	};
	for (let start = open.indexOf(1); start >= 0; start = open.indexOf(1, start)) {
		const [x, y] = [start % width, Math.floor(start / width)];
		let wide = 1;
		while (x + wide < width && open[start + wide] === 1) wide++;
		let high = 1;
		while (y + high < height && isOpen(start + high * width, start + high * width + wide)) high++;
		for (let row = 0; row < high; row++) open.fill(0, start + row * width, start + row * width + wide);
		found.push({ x: left + x, y: top + y, width: wide, height: high });
	}
	return found;
}
