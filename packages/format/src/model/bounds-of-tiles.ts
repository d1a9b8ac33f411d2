import type { CellBounds } from './grid.ts';

/**
 * The smallest rectangle around the tiles of a block of cells; `undefined` if it has none. It is looked for from the edges, so that full
 * blocks take little time.
 */
export function boundsOfTiles({ x, y, width, height, data }: CellBounds & { readonly data: Uint32Array }): CellBounds | undefined {
	let first = 0;
	while (first < data.length && data[first] === 0) first++;
	if (first === data.length) return undefined;
	let last = data.length - 1;
	while (data[last] === 0) last--;
	const [top, bottom] = [Math.floor(first / width), Math.min(height, Math.floor(last / width) + 1)];
	let [left, right] = [width, 0];
	for (let start = top * width; start < bottom * width; start += width) {
		for (let column = 0; column < left; column++) if (data[start + column] !== 0) left = column;
		for (let column = width - 1; column >= right; column--) if (data[start + column] !== 0) right = column + 1;
	}
	return { x: x + left, y: y + top, width: right - left, height: bottom - top };
}
