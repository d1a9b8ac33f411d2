import { isObject } from '../../model/json-value.ts';
import { plainText } from '../json/plain.ts';
import { numberText } from '../number-text.ts';

/** The value of a field in an attribute: a finite number, or a text. */
export const scalarOf = (value: unknown): string | number =>
	typeof value === 'number' && Number.isFinite(value) ? value : scalarText(value);

/** The text of a field: booleans are digits (rule X1). */
export const scalarText = (value: unknown): string => (value === true ? '1' : value === false ? '0' : valueText(value));

/** The text of any value: booleans are words, and what is more than a text is JSON. */
export function valueText(value: unknown): string {
	if (typeof value === 'string') return value;
	if (typeof value === 'number') return numberText(value);
	if (typeof value === 'object' && value !== null) return plainText(value);
	return String(value ?? '');
}

/** X5: numbers separated by commas. -1 is an empty place (rule X4). */
export const numbersText = (numbers: readonly unknown[]): string =>
	numbers.map((number) => (number === -1 ? '' : valueText(number))).join(',');

/** X5: the first number is the lowest nibble. */
export function nibblesText(numbers: readonly unknown[]): string {
	const digits = numbers.map((number) => Number(number).toString(16)).reverse();
	return `0x${digits.join('').replace(/^0+(?=.)/, '')}`;
}

/** X6: the vertices as pairs of numbers. */
export const pointsText = (points: readonly unknown[]): string =>
	points.map((point) => (isObject(point) ? `${scalarText(point['x'])},${scalarText(point['y'])}` : '')).join(' ');
