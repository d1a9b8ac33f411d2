import type { CellBounds, InfiniteTileLayer } from '@tilewright/format';

/** Whether a chunk reaches out of the box that its layer says it has. */
export const isOutsideBox = (chunk: CellBounds, { startx, starty, width, height }: Omit<InfiniteTileLayer, 'chunks'>): boolean =>
	chunk.x < startx || chunk.y < starty || chunk.x + chunk.width > startx + width || chunk.y + chunk.height > starty + height;
