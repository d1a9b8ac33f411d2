import type { CellBounds } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';
import { hasUniqueKeys, positionOf } from './list-positions.ts';

/** Whether a rectangle of cells lies in another one. */
export const containsArea = (outer: CellBounds, { x, y, width, height }: CellBounds): boolean =>
	x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;

/**
 * The first chunk of a list where all have one size and lie on a grid, as they usually do: then none overlap, and each is found by its
 * corner. `undefined` where they do not.
 */
export function gridOf(chunks: readonly unknown[]): CellBounds | undefined {
	const first = boundsOf(chunks[0]);
	if (first === undefined || !(first.width > 0 && first.height > 0)) return undefined;
	const isOnGrid = chunks.every((chunk) => {
		const bounds = boundsOf(chunk);
		return (
			bounds?.width === first.width &&
			bounds.height === first.height &&
			(bounds.x - first.x) % first.width === 0 &&
			(bounds.y - first.y) % first.height === 0
		);
	});
	return isOnGrid && hasUniqueKeys(chunks, 'chunks') ? first : undefined;
}

/** The position of the chunk with a cell, in a list that lies on a grid; -1 if there is none. */
export function onGrid(chunks: readonly unknown[], grid: CellBounds, { x, y }: { readonly x: number; readonly y: number }): number {
	const [left, top] = [
		grid.x + Math.floor((x - grid.x) / grid.width) * grid.width,
		grid.y + Math.floor((y - grid.y) / grid.height) * grid.height,
	];
	return positionOf(chunks, { chunk: [left, top, grid.width, grid.height] });
}

/**
 * Finds chunks by areas, as long as their list does not change.
 *
 * @returns a function to the position of the last chunk that contains a whole area (rule L3); -1 if there is none
 */
export function chunkFinder(chunks: readonly unknown[]): (area: CellBounds) => number {
	const grid = gridOf(chunks);
	if (grid === undefined) return (area) => chunks.findLastIndex((chunk) => has(chunk, area));
	return (area) => {
		const likely = onGrid(chunks, grid, area);
		return has(chunks[likely], area) ? likely : -1;
	};
}

const has = (chunk: unknown, area: CellBounds): boolean => {
	const bounds = boundsOf(chunk);
	return bounds !== undefined && containsArea(bounds, area);
};

function boundsOf(chunk: unknown): CellBounds | undefined {
	if (!isObject(chunk)) return undefined;
	const { x, y, width, height } = chunk;
	const isRectangle = typeof x === 'number' && typeof y === 'number' && typeof width === 'number' && typeof height === 'number';
	return isRectangle ? { x, y, width, height } : undefined;
}
