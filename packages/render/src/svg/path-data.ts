import type { Matrix } from '@tilewright/geometry';
import type { PathStep } from '../draw-list/draw-list.ts';
import { short } from './number.ts';

/**
 * A path, as the attribute `d` has it.
 *
 * @example pathData([['M', 1, 2], ['L', 3, 4], ['Z']]) // 'M1 2L3 4Z'
 */
export function pathData(path: readonly PathStep[]): string {
	return path.map(([kind, ...numbers]) => kind + numbers.map((number) => short(number)).join(' ')).join('');
}

/** A matrix, as the attribute `transform` has it. What it does to sizes takes more digits than places do. */
export function transformText([a, b, c, d, e, f]: Matrix): string {
	if (a === 1 && b === 0 && c === 0 && d === 1) return `translate(${short(e)} ${short(f)})`;
	return `matrix(${short(a, 6)} ${short(b, 6)} ${short(c, 6)} ${short(d, 6)} ${short(e)} ${short(f)})`;
}
