import { addBand } from './combine.ts';
import type { Band, Region } from './region.ts';

/** Collects cells for a region, in any order. */
export interface RegionBuilder {
	/** Adds the cells of a row from one column to before another. */
	add(left: number, right: number, y: number): void;
	/** The region of what was added so far. */
	region(): Region;
}

/** Starts a region without cells. Cells that come row by row, from left to right, take the least time. */
export function regionBuilder(): RegionBuilder {
	const rows = new Map<number, number[]>();
	/** Rows whose spans overlap or are not in order. */
	const mixed = new Set<number>();
	let last: number[] | undefined;
	let lastY: number | undefined;

	return {
		add(left, right, y) {
			if (right <= left) return;
			const row = y === lastY ? last : rows.get(y);
			if (row === undefined) {
				last = [left, right];
				rows.set(y, last);
			} else {
				last = row;
				const end = row[row.length - 1] ?? left;
				if (left === end) row[row.length - 1] = right;
				else row.push(left, right);
				if (left < end) mixed.add(y);
			}
			lastY = y;
		},
		region() {
			const bands: Band[] = [];
			for (const [y, spans] of [...rows].sort(([a], [b]) => a - b)) addBand(bands, y, y + 1, mixed.has(y) ? merged(spans) : [...spans]);
			return { bands };
		},
	};
}

/** Spans in order; those that touch become one. */
function merged(spans: readonly number[]): number[] {
	const pairs: (readonly [left: number, right: number])[] = [];
	for (let i = 0; i + 1 < spans.length; i += 2) pairs.push([spans[i] ?? 0, spans[i + 1] ?? 0]);
	const result: number[] = [];
	for (const [left, right] of pairs.sort(([a], [b]) => a - b)) {
		const end = result.at(-1);
		if (end === undefined || left > end) result.push(left, right);
		else if (right > end) result[result.length - 1] = right;
	}
	return result;
}
