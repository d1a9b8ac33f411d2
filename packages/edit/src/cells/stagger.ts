import type { TileMap } from '@tilewright/format';
import type { CellPosition } from '../region/shapes.ts';

/** How the rows or columns of a staggered or hexagonal map are shifted. */
export interface Stagger {
	readonly axis: 'x' | 'y';
	/** Whether the odd rows (axis y) or columns (axis x) are shifted; else the even ones. */
	readonly odd: boolean;
}

/** How a map is staggered; `undefined` if it is not. */
export const staggerOf = (map: TileMap): Stagger | undefined =>
	map.orientation === 'staggered' || map.orientation === 'hexagonal'
		? { axis: map.staggeraxis, odd: map.staggerindex === 'odd' }
		: undefined;

/** Whether a row (axis y) or column (axis x) is shifted. */
export const isShifted = ({ odd }: Stagger, line: number): boolean => (line & 1) === (odd ? 1 : 0);

/**
 * How far the cells of a stamp move when it is placed on a staggered map, so that it keeps its shape (rule E16).
 *
 * @param at - the cell where its top left goes
 * @param line - the row of the stamp (axis y), or its column (axis x)
 * @param odd - whether the odd lines of the stamp are shifted
 * @returns the number of columns (axis y) or rows (axis x)
 */
export function staggerShift(stagger: Stagger, at: CellPosition, line: number, odd: boolean): number {
	const start = stagger.axis === 'y' ? at.y : at.x;
	const own: Stagger = { ...stagger, odd };
	return (half(own, line) - half(own, 0) - half(stagger, start + line) + half(stagger, start)) / 2;
}

const half = (stagger: Stagger, line: number): number => (isShifted(stagger, line) ? 1 : 0);
