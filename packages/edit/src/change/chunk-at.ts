import type { CellBounds } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';
import { positionOf } from './list-positions.ts';

/** Whether a rectangle of cells lies in another one. */
export const containsArea = (outer: CellBounds, { x, y, width, height }: CellBounds): boolean =>
	x >= outer.x && y >= outer.y && x + width <= outer.x + outer.width && y + height <= outer.y + outer.height;

/**
 * The position of the chunk that has an area. Chunks usually have one size and lie on a grid: then it is found by its corner.
 *
 * @returns -1 if no chunk has it as a whole
 */
export function chunkAt(chunks: readonly unknown[], area: CellBounds): number {
	const first = boundsOf(chunks[0]);
	if (first === undefined) return -1;
	const x = first.x + Math.floor((area.x - first.x) / first.width) * first.width;
	const y = first.y + Math.floor((area.y - first.y) / first.height) * first.height;
	const likely = positionOf(chunks, { chunk: [x, y, first.width, first.height] });
	return has(chunks[likely], area) ? likely : chunks.findLastIndex((chunk) => has(chunk, area));
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
