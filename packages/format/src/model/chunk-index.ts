import type { Chunk } from './types.gen.ts';

/** Finds the chunk of a cell. */
export interface ChunkIndex {
	/** The chunk at a cell; the last one if several overlap. */
	readonly at: (x: number, y: number) => Chunk | undefined;
	/** Whether any two chunks overlap. */
	readonly overlapping: boolean;
}

/** The size of a bucket is 2^5 = 32 cells, near the usual size of chunks. */
const SHIFT = 5;

/** Builds an index with buckets of 32 × 32 cells. Time and memory grow with the number of buckets that chunks touch. */
export function chunkIndex(chunks: readonly Chunk[]): ChunkIndex {
	const buckets = new Map<number, Chunk[]>();
	let overlapping = false;
	for (const chunk of chunks) {
		if (chunk.width <= 0 || chunk.height <= 0) continue;
		const right = (chunk.x + chunk.width - 1) >> SHIFT;
		const bottom = (chunk.y + chunk.height - 1) >> SHIFT;
		for (let row = chunk.y >> SHIFT; row <= bottom; row++) {
			for (let column = chunk.x >> SHIFT; column <= right; column++) {
				const key = keyOf(column, row);
				const bucket = buckets.get(key);
				if (bucket === undefined) buckets.set(key, [chunk]);
				else {
					overlapping ||= bucket.some((other) => overlap(chunk, other));
					bucket.push(chunk);
				}
			}
		}
	}
	// Cells are usually read row by row: most are in the chunk of the previous one.
	let last: Chunk | undefined;
	return {
		overlapping,
		at(x, y) {
			if (last !== undefined && !overlapping && holds(last, x, y)) return last;
			const bucket = buckets.get(keyOf(x >> SHIFT, y >> SHIFT));
			if (bucket === undefined) return undefined;
			for (let i = bucket.length - 1; i >= 0; i--) {
				const chunk = bucket[i];
				if (chunk !== undefined && holds(chunk, x, y)) {
					last = chunk;
					return chunk;
				}
			}
			return undefined;
		},
	};
}

/** A number that identifies a bucket: both parts have 27 bits and a sign. */
const keyOf = (column: number, row: number): number => column * 0x800_0000 + row;

const holds = (chunk: Chunk, x: number, y: number): boolean =>
	x >= chunk.x && y >= chunk.y && x < chunk.x + chunk.width && y < chunk.y + chunk.height;

const overlap = (a: Chunk, b: Chunk): boolean => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
