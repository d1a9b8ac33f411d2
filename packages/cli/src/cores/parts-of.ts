import { statSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/** The cost of a file besides its bytes, in bytes. */
const EACH = 20_000;

/** From here on, the start of another thread pays: about as much as 300 small maps. */
const WORTH_A_THREAD = 6_000_000;

/** A file, and what it costs to work on it, in bytes. */
interface Costing {
	readonly path: string;
	readonly cost: number;
}

/**
 * Splits files into parts that cost about the same, in their order: one for each core to use.
 *
 * @param jobs - the number that was asked for: then, the size of the files does not matter
 * @returns none of them empty
 */
export function partsOf(jobs: number | undefined, files: readonly string[]): readonly (readonly string[])[] {
	const most = Math.min(jobs ?? availableParallelism(), files.length);
	if (most < 2) return [files];
	const costing = files.map((path): Costing => ({ path, cost: EACH + sizeOf(path) }));
	const total = costing.reduce((sum, { cost }) => sum + cost, 0);
	const count = jobs === undefined ? Math.min(most, Math.floor(total / WORTH_A_THREAD)) : most;
	if (count < 2) return [files];
	const parts: string[][] = Array.from({ length: count }, () => []);
	let before = 0;
	for (const { path, cost } of costing) {
		parts[Math.min(count - 1, Math.floor(((before + cost / 2) / total) * count))]?.push(path);
		before += cost;
	}
	return parts.filter((part) => part.length > 0);
}

/** The size of a file in bytes; 0 if it cannot be found out: then it is reported elsewhere. */
function sizeOf(path: string): number {
	try {
		return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
	} catch {
		return 0;
	}
}
