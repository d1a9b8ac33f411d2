import type { WangSet } from '@tilewright/format';
import type { Vector } from '@tilewright/geometry';

/** The area in which a tile shows one of its eight positions. Lengths are parts of the width and height of the tile. */
export interface Zone {
	/** From 0, the top, clockwise to 7, the top left (rule Q1). */
	readonly position: number;
	readonly corners: readonly Vector[];
}

/** A side of a zone. */
export interface Border {
	readonly from: Vector;
	readonly to: Vector;
	/** The positions at both sides; `undefined` is outside of the tile, or its middle. */
	readonly between: readonly [number | undefined, number | undefined];
}

/** The zones of a tile, as clicks find them (rule Q42). */
export interface Zones {
	readonly zones: readonly Zone[];
	readonly borders: readonly Border[];
}

/** The depth of the zones of edges in a tile: its middle stays visible. */
const DEPTH = 0.36;

/** The positions in rows. */
const QUARTERS = [
	[7, 1],
	[5, 3],
] as const;
const NINTHS = [
	[7, 0, 1],
	[6, undefined, 2],
	[5, 4, 3],
] as const;

/** Zones in rows and columns of the same size. */
function inGrid(rows: readonly (readonly (number | undefined)[])[]): Zones {
	const size = 1 / rows.length;
	const zones: Zone[] = [];
	const borders: Border[] = [];
	rows.forEach((row, y) => {
		row.forEach((position, x) => {
			const at = (right: number, down: number): Vector => ({ x: (x + right) * size, y: (y + down) * size });
			if (position !== undefined) zones.push({ position, corners: [at(0, 0), at(1, 0), at(1, 1), at(0, 1)] });
			if (x === 0) borders.push({ from: at(0, 0), to: at(0, 1), between: [undefined, position] });
			if (y === 0) borders.push({ from: at(0, 0), to: at(1, 0), between: [undefined, position] });
			borders.push({ from: at(1, 0), to: at(1, 1), between: [position, row[x + 1]] });
			borders.push({ from: at(0, 1), to: at(1, 1), between: [position, rows[y + 1]?.[x]] });
		});
	});
	return { zones, borders };
}

/** The four sides, clockwise from the top, each without the middle of the tile. */
function sides(): Zones {
	const ring = (near: number): readonly Vector[] => [
		{ x: near, y: near },
		{ x: 1 - near, y: near },
		{ x: 1 - near, y: 1 - near },
		{ x: near, y: 1 - near },
	];
	const [outside, inside] = [ring(0), ring(DEPTH)];
	const at = (points: readonly Vector[], index: number): Vector => points[index % 4] ?? { x: 0, y: 0 };
	const all = [0, 1, 2, 3].map((side) => ({
		position: side * 2,
		corners: [at(outside, side), at(outside, side + 1), at(inside, side + 1), at(inside, side)],
	}));
	const borders = all.flatMap(({ position }, side): Border[] => [
		{ from: at(outside, side), to: at(outside, side + 1), between: [position, undefined] },
		{ from: at(outside, side + 1), to: at(inside, side + 1), between: [position, (position + 2) % 8] },
		{ from: at(inside, side), to: at(inside, side + 1), between: [position, undefined] },
	]);
	return { zones: all, borders };
}

const MIXED = inGrid(NINTHS);
const BY_TYPE: Readonly<Record<string, Zones>> = { corner: inGrid(QUARTERS), edge: sides() };

/** The zones of the tiles of a set of a type. A type that is unknown counts as mixed. */
export const zonesOf = (type: WangSet['type']): Zones => BY_TYPE[type] ?? MIXED;
