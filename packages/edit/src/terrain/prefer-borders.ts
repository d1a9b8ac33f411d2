import type { CellWriter } from '../cells/cell-writer.ts';
import type { Region } from '../region/region.ts';
import { forEachCell } from '../region/region.ts';
import type { CellPlans } from './cell-plans.ts';
import { stepsFrom } from './neighbours.ts';
import { ANY_COLOR } from './wang-id.ts';

/** Lets the cells at the border of a region fit the cells outside, as far as they can (rule Q19). */
export function preferBorders(
	cells: CellWriter,
	region: Region,
	plans: CellPlans,
	isInRegion: (x: number, y: number) => boolean,
	colorsAt: (x: number, y: number) => Uint8Array,
): void {
	const isSurrounded = (x: number, y: number, steps: readonly number[]): boolean => {
		for (let side = 0; side < 8; side++) if (!isInRegion(x + (steps[2 * side] ?? 0), y + (steps[2 * side + 1] ?? 0))) return false;
		return true;
	};
	forEachCell(region, (x, y) => {
		if (!isInRegion(x, y)) return;
		const steps = stepsFrom(x, y, cells.stagger);
		if (isSurrounded(x, y, steps)) return;
		/** The color that the neighbour at a side has at one of its positions. Empty cells and those of the region give none. */
		const colorAt = (side: number, position: number): number => {
			const [nextX, nextY] = [x + (steps[2 * side] ?? 0), y + (steps[2 * side + 1] ?? 0)];
			if (isInRegion(nextX, nextY) || cells.get(nextX, nextY) === 0) return ANY_COLOR;
			return colorsAt(nextX, nextY)[position] ?? 0;
		};
		const index = plans.at(x, y);
		const hard = plans.hard[index] ?? 0;
		for (let position = 0; position < 8; position++) {
			if (((hard >> position) & 1) === 1) continue;
			const color = position % 2 === 0 ? colorAt(position, (position + 4) % 8) : cornerColor(position, colorAt);
			if (color !== ANY_COLOR) plans.wanted[8 * index + position] = color;
		}
	});
}

/**
 * A corner takes the color of the cell across it; if that has none, of the next cell anticlockwise, or else clockwise. It has none if one
 * of them has none and no one has a color.
 */
function cornerColor(position: number, colorAt: (side: number, position: number) => number): number {
	const colors = [
		colorAt(position, (position + 4) % 8),
		colorAt((position + 7) % 8, (position + 2) % 8),
		colorAt((position + 1) % 8, (position + 6) % 8),
	];
	return colors.find((color) => color !== 0 && color !== ANY_COLOR) ?? Math.min(...colors);
}
