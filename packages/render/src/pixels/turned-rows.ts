import type { Matrix } from '@tilewright/geometry';
import { applyMatrix } from '@tilewright/geometry';

/** A range of pixels in a row; `to` is exclusive. */
export interface Span {
	readonly from: number;
	readonly to: number;
}

/** A side of a rotated rectangle, from its upper end. Positions are in 64ths of a pixel. */
interface Side {
	readonly x: number;
	readonly y: number;
	/** The rows whose centers it crosses; `end` is exclusive. */
	readonly first: number;
	readonly end: number;
	/** How far it moves right per row, in 65536ths of a pixel. */
	readonly slope: number;
}

/** The fixed-point precision of tmxrasterizer, for corners and for sides. */
const CORNER = 64;
const SIDE = 65_536;

/**
 * The pixels that a rotated rectangle covers, row by row, as in tmxrasterizer: those whose center lies inside. It truncates corners to
 * 64ths of a pixel and slopes to 65536ths, which matters if a side passes close to a center.
 *
 * @returns a function from a row to its span, which is empty outside the rectangle
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

/** The first pixel of a row whose center lies right of a side. */
function crossing({ x, y, first, slope }: Side, row: number): number {
	const start = (x * SIDE) / CORNER + SIDE / 2 - 1;
	const down = first * SIDE + SIDE / 2 - (y * SIDE) / CORNER;
	return Math.floor((start + Math.floor((slope * down) / SIDE) + slope * (row - first)) / SIDE);
}
