import { sine } from '@tilewright/geometry';

/** How a picture is turned about its middle: the four numbers of a matrix without its shift. */
export type Turn = readonly [a: number, b: number, c: number, d: number];

/**
 * The turns that the upper four bits of a GID stand for (rules G1, R6), by the number that they are: horizontal 8, vertical 4,
 * diagonal 2, hexagonal 1.
 *
 * Flat grids swap the axes first, then flip. Hexagonal ones flip first, then turn by 60° and 120°.
 */
export const turns = (hexagonal: boolean): readonly Turn[] => (hexagonal ? HEXAGONAL : FLAT);

function flatTurn(bits: number): Turn {
	const x = bits & 8 ? -1 : 1;
	const y = bits & 4 ? -1 : 1;
	return bits & 2 ? [0, y, x, 0] : [x, 0, 0, y];
}

function hexagonalTurn(bits: number): Turn {
	const x = bits & 8 ? -1 : 1;
	const y = bits & 4 ? -1 : 1;
	const degrees = (bits & 2 ? 60 : 0) + (bits & 1 ? 120 : 0);
	const [cos, sin] = [sine(degrees + 90), sine(degrees)];
	return [cos * x, sin * x, -sin * y, cos * y];
}

const BITS = Array.from({ length: 16 }, (_, bits) => bits);
const FLAT: readonly Turn[] = BITS.map(flatTurn);
const HEXAGONAL: readonly Turn[] = BITS.map(hexagonalTurn);
