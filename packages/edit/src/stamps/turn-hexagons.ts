import type { Stagger } from '../cells/stagger.ts';
import { turnGid } from '../cells/turn-gid.ts';
import type { Stamp } from './stamp.ts';

/**
 * Turns stamps of hexagons, which lie over each other, by 60° about the hexagon in their middle (rule E149). The results are as large as their
 * tiles need together.
 *
 * @param stamps - all of one size
 */
export function turnHexagons(stamps: readonly Stamp[], turn: 'rotate-right' | 'rotate-left', stagger: Stagger): Stamp[] {
	const { axis, odd } = stagger;
	const turned = stamps.map((stamp) => turnedCells(stamp, turn, stagger));
	const cells = turned.flat();
	if (cells.length === 0) return [...stamps];
	const left = cells.reduce((least, { column }) => Math.min(least, column), Infinity);
	const top = cells.reduce((least, { row }) => Math.min(least, row), Infinity);
	const width = cells.reduce((most, { column }) => Math.max(most, column), -Infinity) - left + 1;
	const height = cells.reduce((most, { row }) => Math.max(most, row), -Infinity) - top + 1;
	const isInverted = ((axis === 'y' ? top : left) & 1) === 1;
	return turned.map((own, i) => {
		const gids = new Uint32Array(width * height);
		for (const { column, row, gid } of own) gids[(row - top) * width + column - left] = gid;
		return { width, height, gids, shiftsOdd: (stamps[i]?.shiftsOdd ?? odd) !== isInverted };
	});
}

interface TurnedCell {
	readonly column: number;
	readonly row: number;
	readonly gid: number;
}

function turnedCells(stamp: Stamp, turn: 'rotate-right' | 'rotate-left', { axis, odd }: Stagger): TurnedCell[] {
	const { width, height, gids, shiftsOdd = odd } = stamp;
	const middle = axialOf(width >> 1, height >> 1, axis, shiftsOdd);
	const cells: TurnedCell[] = [];
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
	return cells;
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
