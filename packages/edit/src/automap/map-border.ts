import type { CellBounds, TileMap } from '@tilewright/format';
import type { RuleMapOptions } from './parse-rule-map.ts';

/** The way in which rules treat cells outside of a fixed map (rules A8, A9). */
export type Border = 'none' | 'empty' | 'overflow' | 'wrap';

/** `none`: rules do not match where they stick out of the map. Infinite maps have no border. */
export function borderOf({ infinite }: TileMap, { matchOutsideMap, overflowBorder, wrapBorder }: RuleMapOptions): Border {
	if (infinite) return 'empty';
	if (wrapBorder) return 'wrap';
	if (overflowBorder) return 'overflow';
	return matchOutsideMap ? 'empty' : 'none';
}

/** Finds cells in the window by their position. */
export interface Cells {
	/** The index of a cell that is read; -1 where the map has none, which is empty. */
	readonly read: (x: number, y: number) => number;
	/** The index of a cell that is written; -1 where nothing is written. */
	readonly write: (x: number, y: number) => number;
}

/**
 * @param window - at a border that wraps or overflows it holds the whole map, unless nothing outside of it is asked for
 * @param map - the bounds of a fixed map
 */
export function cellsOf(window: CellBounds, border: Border, map: CellBounds | undefined): Cells {
	const { x: left, y: top, width, height } = window;
	const inside = (x: number, y: number): number =>
		x >= left && y >= top && x < left + width && y < top + height ? (y - top) * width + x - left : -1;
	if (map === undefined || map.width === 0 || map.height === 0) return { read: inside, write: inside };
	const wrapped = (x: number, y: number): number => inside(modulo(x, map.width), modulo(y, map.height));
	const nearest = (x: number, y: number): number => inside(clamped(x, map.width), clamped(y, map.height));
	if (border === 'wrap') return { read: wrapped, write: wrapped };
	return { read: border === 'overflow' ? nearest : inside, write: inside };
}

const clamped = (value: number, length: number): number => Math.min(length - 1, Math.max(0, value));

/** The remainder that is never negative. */
export const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;
