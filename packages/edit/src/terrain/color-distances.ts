import type { WangId } from './wang-id.ts';

/** How far the colors of a set are from each other: how many tiles are between them at least. */
export interface ColorDistances {
	/** The distance of two colors; -1 if no tiles lead from one to the other (rule Q9). */
	of(a: number, b: number): number;
	/** The largest distance, at least 1 (rule Q10). */
	readonly largest: number;
	/** All distances, in rows of `size`. */
	readonly table: Int16Array;
	readonly size: number;
}

/**
 * The distances between the colors of a set (rules Q9 and Q10).
 *
 * @param ids - of the set's tiles
 * @param count - the number of colors, and of no color; higher ones in ids count as well
 */
export function colorDistances(ids: readonly WangId[], count: number): ColorDistances {
	const size = ids.reduce((most, id) => Math.max(most, ...id), count) + 1;
	const touching = touchingColors(ids, size);
	const distances = new Int16Array(size * size).fill(-1);
	let largest = 1;
	for (let start = 0; start < size; start++) {
		distances[start * size + start] = 0;
		let reached = [start];
		for (let steps = 1; reached.length > 0; steps++) {
			const next: number[] = [];
			for (const color of reached) {
				for (const other of touching[color] ?? []) {
					if (distances[start * size + other] !== -1) continue;
					distances[start * size + other] = steps;
					next.push(other);
				}
			}
			reached = next;
		}
	}
	// A tile with the color and with none is one step away from no color; other ways do not count.
	for (let color = 1; color < size; color++) {
		const distance = touching[color]?.has(0) === true ? 1 : -1;
		distances[color] = distance;
		distances[color * size] = distance;
	}
	for (const distance of distances) largest = Math.max(largest, distance);
	return { of: (a, b) => (a === b ? 0 : a < size && b < size ? (distances[a * size + b] ?? -1) : -1), largest, table: distances, size };
}

/** For each color, the colors that some tile has next to it: both at corners, or both at edges. */
function touchingColors(ids: readonly WangId[], size: number): readonly Set<number>[] {
	const touching = Array.from({ length: size }, () => new Set<number>());
	for (const [a, b, c, d, e, f, g, h] of ids) {
		for (const colors of [
			[a, c, e, g],
			[b, d, f, h],
		])
			for (const color of colors) for (const other of colors) touching[color]?.add(other);
	}
	return touching;
}
