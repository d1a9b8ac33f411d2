import { sine } from './matrix.ts';

/** How a tile is flipped and rotated about its center: a matrix without its translation. */
export type Turn = readonly [a: number, b: number, c: number, d: number];

/**
 * The turn for each value of a GID's four flag bits: horizontal is 8, vertical 4, diagonal 2, rotated hexagonal 1.
 *
 * Most grids swap the axes first, then flip. Hexagonal grids flip first, then rotate by 60° and 120°.
 *
 * @example turns(map.orientation === 'hexagonal')[gid >>> 28]
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

const BITS = /* @__PURE__ */ Array.from({ length: 16 }, (_, bits) => bits);
const FLAT: readonly Turn[] = /* @__PURE__ */ BITS.map(flatTurn);
const HEXAGONAL: readonly Turn[] = /* @__PURE__ */ BITS.map(hexagonalTurn);
