import type { Counts } from './report.ts';

/** Counts names: the most frequent first, equal counts by name. */
export function countsOf(names: Iterable<string>): Counts {
	const times = new Map<string, number>();
	for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
	return Object.fromEntries([...times].sort(([a, often], [b, rarely]) => rarely - often || (a < b ? -1 : 1)));
}
