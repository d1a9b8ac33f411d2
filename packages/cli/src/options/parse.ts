import { InvalidArgumentError } from 'commander';

/** A point on a map, in pixels. */
export interface Point {
	readonly x: number;
	readonly y: number;
}

/** A part of a map, in pixels. */
export interface Part extends Point {
	readonly width: number;
	readonly height: number;
}

/** A decimal number; `NaN` for anything else, such as an empty text or `0x10`. */
const numberOf = (text: string): number => (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text.trim()) ? Number(text) : Number.NaN);

/** A number above 0: `0.5`, `2`. */
export function parseScale(text: string): number {
	const scale = numberOf(text);
	if (scale > 0 && scale <= MOST_SCALE) return scale;
	throw new InvalidArgumentError(`It must be a number above 0, such as 0.5 or 2, of at most ${MOST_SCALE}.`);
}

const MOST_SCALE = 1000;

/**
 * Makes a parser of whole numbers.
 *
 * @param what - the unit: `pixels`
 */
export function wholeNumber(least: number, most: number, what: string): (text: string) => number {
	return (text) => {
		const value = numberOf(text);
		if (Number.isInteger(value) && value >= least && value <= most) return value;
		throw new InvalidArgumentError(`It must be a whole number of ${what} from ${least} to ${most}.`);
	};
}

/** Width and height of a tile of a pyramid. */
export function parseTilePixels(text: string): number {
	if (/^(?:128|256|512|1024)$/.test(text)) return Number(text);
	throw new InvalidArgumentError('It must be 128, 256, 512 or 1024.');
}

/** A time in milliseconds, 0 or more. */
export function parseTime(text: string): number {
	const time = numberOf(text);
	if (time >= 0) return time;
	throw new InvalidArgumentError('It must be a number of milliseconds, 0 or more.');
}

/** `X,Y` */
export function parsePoint(text: string): Point {
	const [x = Number.NaN, y = Number.NaN, ...more] = text.split(',').map(numberOf);
	if (Number.isFinite(x) && Number.isFinite(y) && more.length === 0) return { x, y };
	throw new InvalidArgumentError('It must be two numbers, X,Y: a point on the map in pixels, such as 320,200.');
}

/** `X,Y,W,H` */
export function parsePart(text: string): Part {
	const [x = Number.NaN, y = Number.NaN, width = 0, height = 0, ...more] = text.split(',').map(numberOf);
	if (Number.isFinite(x) && Number.isFinite(y) && width > 0 && height > 0 && more.length === 0) return { x, y, width, height };
	throw new InvalidArgumentError('It must be four numbers, X,Y,W,H: a part of the map in pixels, such as 0,0,640,480.');
}

/** Collects the values of an option that may be repeated. */
export function collect(text: string, before: readonly string[] = []): readonly string[] {
	return [...before, text];
}

/** Collects comma-separated values of an option that may be repeated. */
export function collectWords(text: string, before: readonly string[] = []): readonly string[] {
	const words = text.split(',').map((word) => word.trim());
	if (words.includes('')) throw new InvalidArgumentError('It must be names separated by commas, such as Ground,Walls or #1,#4.');
	return [...before, ...words];
}
