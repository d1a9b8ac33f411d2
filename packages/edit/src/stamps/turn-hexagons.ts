import type { Stagger } from '../cells/stagger.ts';
import type { Stamp } from './stamp.ts';
import { turnGid } from './turn-gid.ts';

/**
 * Turns a stamp of hexagons by 60° about the one in its middle (rule E149). The result is as large as its tiles need.
 */
export function turnHexagons(stamp: Stamp, turn: 'rotate-right' | 'rotate-left', { axis, odd }: Stagger): Stamp {
	const { width, height, gids, shiftsOdd = odd } = stamp;
	const middle = axialOf(width >> 1, height >> 1, axis, shiftsOdd);
	const cells: { column: number; row: number; gid: number }[] = [];
	for (let y = 0; y < height; y++) {
		for (let x = 0; x < width; x++) {
			const gid = gids[y * width + x] ?? 0;
			if (gid === 0) continue;
			const at = axialOf(x, y, axis, shiftsOdd);
			const [q, r] = [at.q - middle.q, at.r - middle.r];
			const turned = turn === 'rotate-right' ? { q: -r, r: q + r } : { q: q + r, r: -q };
			const [column, row] = offsetOf(turned.q + middle.q, turned.r + middle.r, axis, shiftsOdd);
			cells.push({ column, row, gid: turnGid(gid, turn, true) });
		}
	}
	if (cells.length === 0) return stamp;
	const left = Math.min(...cells.map(({ column }) => column));
	const top = Math.min(...cells.map(({ row }) => row));
	const across = Math.max(...cells.map(({ column }) => column)) - left + 1;
	const down = Math.max(...cells.map(({ row }) => row)) - top + 1;
	const result = new Uint32Array(across * down);
	for (const { column, row, gid } of cells) result[(row - top) * across + column - left] = gid;
	return { width: across, height: down, gids: result, shiftsOdd: shiftsOdd !== (((axis === 'y' ? top : left) & 1) === 1) };
}

/** The axial coordinates of a cell: `q` goes to the right, `r` down to the right (axis y); exchanged for axis x. */
function axialOf(x: number, y: number, axis: Stagger['axis'], odd: boolean): { readonly q: number; readonly r: number } {
	return axis === 'y' ? { q: x - halfLines(y, odd), r: y } : { q: x, r: y - halfLines(x, odd) };
}

function offsetOf(q: number, r: number, axis: Stagger['axis'], odd: boolean): [column: number, row: number] {
	return axis === 'y' ? [q + halfLines(r, odd), r] : [q, r + halfLines(q, odd)];
}

/** How many cells a row (axis y) or column (axis x) lags behind a straight diagonal. */
const halfLines = (line: number, odd: boolean): number => (odd ? (line - (line & 1)) / 2 : (line + (line & 1)) / 2);
