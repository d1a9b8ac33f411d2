import type { CellBounds, TileMap } from '@tilewright/format';
import type { RuleMapOptions } from './parse-rule-map.ts';

/** What rules read and write outside of a fixed map (rules A8, A9). */
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

/** @param window - holds the whole map unless the border is `none` or `empty` */
export function cellsOf(window: CellBounds, border: Border): Cells {
	const { x: left, y: top, width, height } = window;
	const inside = (x: number, y: number): number =>
		x >= left && y >= top && x < left + width && y < top + height ? (y - top) * width + x - left : -1;
	const wrapped = (x: number, y: number): number => modulo(y, height) * width + modulo(x, width);
	const nearest = (x: number, y: number): number => clamped(y, height) * width + clamped(x, width);
	if (width === 0 || height === 0) return { read: inside, write: inside };
	if (border === 'wrap') return { read: wrapped, write: wrapped };
	return { read: border === 'overflow' ? nearest : inside, write: inside };
}

const clamped = (value: number, length: number): number => Math.min(length - 1, Math.max(0, value));

/** The remainder that is never negative. */
export const modulo = (value: number, divisor: number): number => ((value % divisor) + divisor) % divisor;
