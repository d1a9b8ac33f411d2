import type { CellBounds } from '@tilewright/format';
import { expectCell, expectWhole } from '../expect.ts';
import type { Region } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import { regionWhere } from '../region/shapes.ts';

/**
 * The cells on an ellipse around a cell, each once, ordered by angle.
 *
 * @param radii - distances from the centre in columns and rows, whole numbers from 0
 * @throws RangeError if one is something else
 */
export function ellipseCells({ x, y }: CellPosition, radii: CellPosition): CellPosition[] {
	expectCell('the centre', { x, y });
	expectWhole('The x of the radii', radii.x, 0);
	expectWhole('The y of the radii', radii.y, 0);
	const { x: rx, y: ry } = radii;
	const found = new Map<string, CellPosition>();
	const add = (dx: number, dy: number): void => {
		for (const [column, row] of [
			[x + dx, y + dy],
			[x - dx, y + dy],
			[x + dx, y - dy],
			[x - dx, y - dy],
		] as const)
			found.set(`${column},${row}`, { x: column, y: row });
	};
	// One cell for each column where the ellipse is flat, and one for each row where it is steep: so it has no gaps.
	for (let dx = 0; dx <= rx; dx++) add(dx, rx === 0 ? ry : Math.round(ry * Math.sqrt(1 - (dx / rx) ** 2)));
	for (let dy = 0; dy <= ry; dy++) add(ry === 0 ? rx : Math.round(rx * Math.sqrt(1 - (dy / ry) ** 2)), dy);
	return [...found.values()].sort((a, b) => Math.atan2(a.y - y, a.x - x) - Math.atan2(b.y - y, b.x - x));
}

/** The cells whose centres lie in the ellipse that fills a rectangle. */
export function ellipseRegion(bounds: CellBounds): Region {
	const { x, y, width, height } = bounds;
	return regionWhere(bounds, (column, row) => {
		const dx = (column + 0.5 - x) / width - 0.5;
		const dy = (row + 0.5 - y) / height - 0.5;
		return dx * dx + dy * dy <= 0.25;
	});
}
