import type { Matrix } from '@tilewright/geometry';
import { applyMatrix } from '@tilewright/geometry';

/** Pixels of a row: from, and up to. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

/** A side of what is turned, from its upper end down. Places in 64ths of a pixel. */
interface Side {
	readonly x: number;
	readonly y: number;
	/** The rows whose middles it crosses: from, and up to. */
	readonly first: number;
	readonly end: number;
	/** How far it goes to the right in a row, in 65536ths of a pixel. */
	readonly slope: number;
}

/** Steps of the reference rasterizer's two fixed-point numbers: of corners, and of sides. */
const CORNER = 64;
const SIDE = 65_536;

/**
 * The pixels that a turned rectangle takes, row by row, as the reference rasterizer counts them: those whose middle lies within. It cuts
 * corners off to 64ths of a pixel, and slopes to 65536ths, which shows where a side runs close by a middle.
 *
 * @returns tells the span of a row; one of no pixels outside
 */
export function turnedRows({ width, height }: { width: number; height: number }, matrix: Matrix): (row: number) => Span {
	const corners = [
		applyMatrix(matrix, 0, 0),
		applyMatrix(matrix, width, 0),
		applyMatrix(matrix, width, height),
		applyMatrix(matrix, 0, height),
	].map(({ x, y }) => ({ x: Math.floor(x * CORNER + 1e-6), y: Math.floor(y * CORNER + 1e-6) }));
	const sides = corners.flatMap((corner, i) => sideOf(corner, corners[(i + 1) % 4] ?? corner));
	return (row) => {
		let [from, to] = [Infinity, -Infinity];
		for (const side of sides) {
			if (row < side.first || row >= side.end) continue;
			const x = crossing(side, row);
			if (x < from) from = x;
			if (x > to) to = x;
		}
		return from <= to ? { from, to } : { from: 0, to: 0 };
	};
}

function sideOf(a: { x: number; y: number }, b: { x: number; y: number }): Side[] {
	const [upper, lower] = a.y <= b.y ? [a, b] : [b, a];
	const first = Math.floor((upper.y + CORNER / 2 - 1) / CORNER);
	const end = Math.floor((lower.y - CORNER / 2 - 1) / CORNER) + 1;
	if (first >= end) return [];
	return [{ ...upper, first, end, slope: Math.trunc(((lower.x - upper.x) / (lower.y - upper.y)) * SIDE) }];
}

/** The first pixel whose middle lies to the right of a side, in a row. */
function crossing({ x, y, first, slope }: Side, row: number): number {
	const start = (x * SIDE) / CORNER + SIDE / 2 - 1;
	const down = first * SIDE + SIDE / 2 - (y * SIDE) / CORNER;
	return Math.floor((start + Math.floor((slope * down) / SIDE) + slope * (row - first)) / SIDE);
}
