import type { Matrix } from '@tilewright/geometry';
import { sine } from '@tilewright/geometry';
import type { TileArt } from '../scene/tile-art.ts';

/**
 * The tile that an animated tile shows after its animation has run for a time, in milliseconds; other tiles show themselves. An
 * animation stops at a frame without a duration, as in Tiled.
 */
export function frameAt(art: TileArt, time: number): TileArt | undefined {
	const animation = art.tile?.animation;
	if (animation === undefined || animation.length === 0) return art;
	const stays = animation.some(({ duration }) => duration <= 0);
	const whole = animation.reduce((sum, { duration }) => sum + duration, 0);
	let rest = stays ? time : time % whole;
	for (const { tileid, duration } of animation) {
		rest -= duration;
		if (rest < 0 || duration <= 0) return art.tileset.art(tileid);
	}
	return art;
}

/** When an animated tile shows another frame, after its animation has run for a time; `undefined` if it does not, or no more. */
export function frameEnd({ tile }: TileArt, time: number): number | undefined {
	const animation = tile?.animation ?? [];
	if (animation.length < 2) return undefined;
	const stays = animation.some(({ duration }) => duration <= 0);
	const whole = animation.reduce((sum, { duration }) => sum + duration, 0);
	let rest = stays ? time : time % whole;
	for (const { duration } of animation) {
		if (duration <= 0) return undefined;
		rest -= duration;
		if (rest < 0) return time - rest;
	}
	return undefined;
}

/** How a tile is flipped and rotated about its center: a matrix without its translation. */
export type Turn = readonly [a: number, b: number, c: number, d: number];

/**
 * The turn for each value of a GID's four flag bits (rules G1, R6): horizontal is 8, vertical 4, diagonal 2, rotated hexagonal 1.
 *
 * Most grids swap the axes first, then flip. Hexagonal grids flip first, then rotate by 60° and 120°.
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

/** Whether a tile's part of its picture has no pixels. */
export const isEmpty = ({ source }: TileArt): boolean => source.width <= 0 || source.height <= 0;

/**
 * The matrix from the pixels of a tile to the box in which it is drawn. The tile is scaled to the box, or to fit into it; moved by its
 * tileset's offset, which is scaled as well (rule R2); and turned about its center. A tile that is turned on its side keeps its
 * bottom left corner (rule R6).
 */
export function tileMatrix({ source, tileset }: TileArt, turn: Turn, left: number, top: number, width: number, height: number): Matrix {
	let scaleX = width / source.width;
	let scaleY = height / source.height;
	if (tileset.fit) scaleX = scaleY = Math.min(scaleX, scaleY);
	const [ta, tb, tc, td] = turn;
	const side = ta === 0 ? (height - width) / 2 : 0;
	const [a, b, c, d] = [ta * scaleX, tb * scaleX, tc * scaleY, td * scaleY];
	return [
		a,
		b,
		c,
		d,
		left + width / 2 + side + tileset.offset.x * scaleX - (a * source.width + c * source.height) / 2,
		top + height / 2 + side + tileset.offset.y * scaleY - (b * source.width + d * source.height) / 2,
	];
}
