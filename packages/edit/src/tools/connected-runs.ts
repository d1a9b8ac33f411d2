import type { CellBounds } from '@tilewright/format';
import type { Stagger } from '../cells/stagger.ts';
import { isShifted } from '../cells/stagger.ts';
import { addBand } from '../region/combine.ts';
import type { Band, Region } from '../region/region.ts';
import { EMPTY_REGION } from '../region/region.ts';
import { regionBuilder } from '../region/region-builder.ts';
import type { CellPosition } from '../region/shapes.ts';

/**
 * The connected cells with a GID. Cells side by side are taken as one run, and runs of neighbouring rows are joined, so that most cells are
 * looked at once. Where columns are shifted, columns take the place of rows.
 *
 * @param gids - of the cells in the bounds, row by row
 * @param start - a cell of the region
 */
export function connectedRuns(gids: Uint32Array, bounds: CellBounds, start: CellPosition, gid: number, stagger?: Stagger): Region {
	const { x, y, width, height } = bounds;
	if (stagger?.axis !== 'x') {
		const runs = runsOf(gids, gid, width, height);
		join(runs, height, (line) => reachOf(stagger, y + line));
		return rowsOf(runs, bounds, runAt(runs, start.y - y, start.x - x));
	}
	const runs = runsOf(transposed(gids, width, height), gid, height, width);
	join(runs, width, (line) => reachOf(stagger, x + line));
	return columnsOf(runs, bounds, runAt(runs, start.x - x, start.y - y));
}

/** Runs of cells, line after line, in arrays of numbers: there may be millions. */
interface Runs {
	/** The first cell of each run in its line, and the cell after the last. */
	readonly starts: Int32Array;
	readonly ends: Int32Array;
	/** The first run of each line; at last the number of runs. */
	readonly lines: Int32Array;
	/** A run that each run is joined with. Following it leads to the same run for all that are connected. */
	readonly joined: Int32Array;
}

function runsOf(gids: Uint32Array, gid: number, length: number, count: number): Runs {
	let starts: Int32Array = new Int32Array(1024);
	let ends: Int32Array = new Int32Array(1024);
	const lines = new Int32Array(count + 1);
	let runs = 0;
	for (let line = 0; line < count; line++) {
		const first = line * length;
		const after = first + length;
		let i = first;
		while (true) {
			while (i < after && gids[i] !== gid) i++;
			if (i === after) break;
			if (runs === starts.length) [starts, ends] = [twice(starts), twice(ends)];
			starts[runs] = i - first;
			while (i < after && gids[i] === gid) i++;
			ends[runs++] = i - first;
		}
		lines[line + 1] = runs;
	}
	const joined = new Int32Array(runs);
	for (let run = 0; run < runs; run++) joined[run] = run;
	return { starts, ends, lines, joined };
}

function twice(values: Int32Array): Int32Array {
	const larger = new Int32Array(2 * values.length);
	larger.set(values);
	return larger;
}

/** How far to the left and right a cell touches cells of the line above. */
interface Reach {
	readonly left: 0 | 1;
	readonly right: 0 | 1;
}

const reachOf = (stagger: Stagger | undefined, line: number): Reach => {
	if (stagger === undefined) return { left: 0, right: 0 };
	return isShifted(stagger, line) ? { left: 0, right: 1 } : { left: 1, right: 0 };
};

/** Joins the runs of neighbouring lines that touch. */
function join({ starts, ends, lines, joined }: Runs, count: number, reachAt: (line: number) => Reach): void {
	for (let line = 1; line < count; line++) {
		const { left, right } = reachAt(line);
		let above = lines[line - 1] ?? 0;
		const lastAbove = lines[line] ?? 0;
		const last = lines[line + 1] ?? 0;
		for (let run = lastAbove; run < last; run++) {
			const from = (starts[run] ?? 0) - left;
			const to = (ends[run] ?? 0) + right;
			while (above < lastAbove && (ends[above] ?? 0) <= from) above++;
			for (let other = above; other < lastAbove && (starts[other] ?? 0) < to; other++) {
				const [a, b] = [rootOf(joined, run), rootOf(joined, other)];
				// The earlier run leads: roots stay near the top.
				if (a < b) joined[b] = a;
				else joined[a] = b;
			}
		}
	}
}

function rootOf(joined: Int32Array, run: number): number {
	let root = run;
	for (let next = joined[root] ?? root; next !== root; next = joined[root] ?? root) {
		const further = joined[next] ?? next;
		joined[root] = further;
		root = further;
	}
	return root;
}

/** The run that has a cell; -1 if none has it. */
function runAt({ starts, ends, lines }: Runs, line: number, cell: number): number {
	for (let run = lines[line] ?? 0; run < (lines[line + 1] ?? 0); run++)
		if ((starts[run] ?? 0) <= cell && cell < (ends[run] ?? 0)) return run;
	return -1;
}

/** The region of the runs that are connected with one, where lines are rows. */
function rowsOf({ starts, ends, lines, joined }: Runs, { x, y, height }: CellBounds, run: number): Region {
	if (run < 0) return EMPTY_REGION;
	const root = rootOf(joined, run);
	const bands: Band[] = [];
	for (let line = 0; line < height; line++) {
		const spans: number[] = [];
		for (let i = lines[line] ?? 0; i < (lines[line + 1] ?? 0); i++)
			if (rootOf(joined, i) === root) spans.push(x + (starts[i] ?? 0), x + (ends[i] ?? 0));
		addBand(bands, y + line, y + line + 1, spans);
	}
	return { bands };
}

/** The same where lines are columns. */
function columnsOf({ starts, ends, lines, joined }: Runs, { x, y, width }: CellBounds, run: number): Region {
	if (run < 0) return EMPTY_REGION;
	const root = rootOf(joined, run);
	const region = regionBuilder();
	for (let line = 0; line < width; line++)
		for (let i = lines[line] ?? 0; i < (lines[line + 1] ?? 0); i++)
			if (rootOf(joined, i) === root)
				for (let cell = starts[i] ?? 0; cell < (ends[i] ?? 0); cell++) region.add(x + line, x + line + 1, y + cell);
	return region.region();
}

function transposed(gids: Uint32Array, width: number, height: number): Uint32Array {
	const columns = new Uint32Array(gids.length);
	for (let y = 0, i = 0; y < height; y++) for (let x = 0; x < width; x++, i++) columns[x * height + y] = gids[i] ?? 0;
	return columns;
}
