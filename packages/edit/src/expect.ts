import type { CellBounds } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import type { Vector } from '@tilewright/geometry';

/** The first column and row. */
const LEAST_CELL = -(2 ** 31);
/** The last column and row that Tiled can count. */
export const MOST_CELL = 2 ** 31 - 1;
const MOST_GID = 2 ** 32 - 1;

/** Quick tests: cells are written by the million. */
const isCell = (value: number): boolean => (value | 0) === value;

const isGid = (value: number): boolean => value >>> 0 === value;

/** @throws RangeError that names the value, what was found and what is allowed */
export function expectWhole(name: string, value: number, least = -Infinity, most = Infinity): void {
	if (Number.isInteger(value) && value >= least && value <= most) return;
	const range = least === -Infinity ? '' : most === Infinity ? ` from ${least}` : ` from ${least} to ${most}`;
	throw new RangeError(`${name} must be a whole number${range}, found ${value}.`);
}

/** @throws RangeError */
export function expectFinite(name: string, value: number): void {
	if (!Number.isFinite(value)) throw new RangeError(`${name} must be a finite number, found ${value}.`);
}

/** A size in pixels. @throws RangeError */
export function expectSize(name: string, value: number): void {
	if (!Number.isFinite(value) || value < 0) throw new RangeError(`${name} must be a finite number from 0, found ${value}.`);
}

/** A GID with its flags, or 0. @throws RangeError */
export function expectGid(name: string, gid: number): void {
	if (isGid(gid)) return;
	const hint =
		Number.isInteger(gid) && gid < 0 && gid >= LEAST_CELL ? ' Calculating with bits makes signed numbers: ">>> 0" ends that.' : '';
	throw new RangeError(`${name} must be a whole number from 0 to ${MOST_GID}, found ${gid}.${hint}`);
}

/** A GID without flags, or 0. @throws RangeError */
export const expectTile = (name: string, tile: number): void => expectWhole(name, tile, 0, TILE_BITS);

/** A cell of a map. @throws RangeError */
export function expectCell(name: string, { x, y }: Vector): void {
	expectWhole(`The x of ${name}`, x, LEAST_CELL, MOST_CELL);
	expectWhole(`The y of ${name}`, y, LEAST_CELL, MOST_CELL);
}

/** A cell that is written, and its GID. @throws RangeError */
export function expectWritten(x: number, y: number, gid: number): void {
	if (isCell(x) && isCell(y) && isGid(gid)) return;
	expectCell('the cell', { x, y });
	expectGid('The GID', gid);
}

/** A distance in columns and rows. @throws RangeError */
export function expectDistance(name: string, { x, y }: Vector): void {
	expectWhole(`The x of ${name}`, x);
	expectWhole(`The y of ${name}`, y);
}

/** A distance or place in pixels. @throws RangeError */
export function expectVector(name: string, { x, y }: Vector): void {
	expectFinite(`The x of ${name}`, x);
	expectFinite(`The y of ${name}`, y);
}

/** A rectangle of cells. It may be as large as a map claims to be. @throws RangeError */
export function expectArea(name: string, area: CellBounds): void {
	expectDistance(name, area);
	expectWhole(`The width of ${name}`, area.width, 0);
	expectWhole(`The height of ${name}`, area.height, 0);
}

/** New cells take less than this many bytes: a map may claim any size, and not every machine has more memory (rule E85). */
const MOST_BYTES = 2 ** 30;

/** Cells for which memory is needed. @throws RangeError */
export function expectRoomFor(name: string, { width, height }: Pick<CellBounds, 'width' | 'height'>): void {
	const bytes = width * height * Uint32Array.BYTES_PER_ELEMENT;
	if (bytes < MOST_BYTES) return;
	const needed = Math.ceil((10 * bytes) / 2 ** 30) / 10;
	throw new RangeError(`${name} of ${width} × ${height} cells would take ${needed} GiB of memory, and must take less than 1 GiB.`);
}
