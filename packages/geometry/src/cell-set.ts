import type { CellBounds } from '@tilewright/format';

/** Adjacent cells of a row; `end` is exclusive. */
export interface Run {
	readonly start: number;
	readonly end: number;
}

/** A set of cells. */
export interface CellSet {
	/** The runs of each row, from left to right. They neither overlap nor touch. */
	readonly rows: ReadonlyMap<number, readonly Run[]>;
	/** Whether the set has all cells of a row from `start` on, before `end`. */
	readonly covers: (y: number, start: number, end: number) => boolean;
}

/** The cells of rectangles, which may overlap. */
export function cellSet(areas: Iterable<CellBounds>): CellSet {
	const found = new Map<number, Run[]>();
	for (const { x, y, width, height } of areas) {
		for (let row = y; row < y + height && width > 0; row++) {
			const runs = found.get(row);
			if (runs === undefined) found.set(row, [{ start: x, end: x + width }]);
			else runs.push({ start: x, end: x + width });
		}
	}
	const rows = new Map([...found].map(([row, runs]) => [row, joined(runs)]));
	return {
		rows,
		covers(y, start, end) {
			const run = runAt(rows.get(y) ?? [], start);
			return run !== undefined && end <= run.end;
		},
	};
}

function joined(runs: Run[]): Run[] {
	const result: Run[] = [];
	for (const run of runs.sort((a, b) => a.start - b.start)) {
		const last = result.at(-1);
		if (last === undefined || last.end < run.start) result.push(run);
		else if (last.end < run.end) result[result.length - 1] = { start: last.start, end: run.end };
	}
	return result;
}

/** The run that contains a column. */
function runAt(runs: readonly Run[], x: number): Run | undefined {
	let [low, high] = [0, runs.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		const run = runs[middle];
		if (run === undefined || run.end > x) high = middle;
		else low = middle + 1;
	}
	const run = runs[low];
	return run !== undefined && run.start <= x ? run : undefined;
}
