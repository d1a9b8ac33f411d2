/** Random whole numbers from 0 to `below - 1`, always the same for a seed. */
export type Random = (below: number) => number;

/** Makes a generator (mulberry32). */
export function randomFrom(seed: number): Random {
	let state = seed;
	return (below) => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) % below;
	};
}

/** One item of a list. */
export function pick<T>(random: Random, list: readonly T[], otherwise: T): T {
	return list[random(Math.max(list.length, 1))] ?? otherwise;
}
