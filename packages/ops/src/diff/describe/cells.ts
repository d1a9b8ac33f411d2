import type { CellsChange } from '../change.ts';
import { tileText } from './values.ts';

/** The areas of a change of cells, a line each; and how many cells are left. */
export function areaLines({ areas, rest }: CellsChange, most: number): string[] {
	const lines = areas.slice(0, most).map(({ x, y, width, height, before, after }) => {
		const place = `${range('row', y, height)}, ${range('column', x, width)}`;
		return `${place}: ${tileText(before)} → ${tileText(after)}`;
	});
	const hidden = areas.slice(lines.length).reduce((sum, { width, height }) => sum + width * height, rest?.cells ?? 0);
	return hidden === 0 ? lines : [...lines, `… and ${counted(hidden, 'more cell')}`];
}

const range = (noun: string, first: number, length: number): string =>
	length === 1 ? `${noun} ${first}` : `${noun}s ${first}–${first + length - 1}`;

/** `1 cell`, `2 cells`. */
export const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
