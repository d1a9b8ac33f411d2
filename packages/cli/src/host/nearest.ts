/**
 * The word that was probably meant.
 *
 * @returns the known word nearest to the typed one; `undefined` if none is near
 */
export function nearest(typed: string, known: readonly string[]): string | undefined {
	const [word] =
		typed === ''
			? []
			: known.map((name) => ({ name, steps: distance(typed.toLowerCase(), name.toLowerCase()) })).sort((a, b) => a.steps - b.steps);
	return word !== undefined && word.steps <= Math.max(1, Math.floor(typed.length / 3)) ? word.name : undefined;
}

/** How many letters must be added, removed, changed or swapped with the next to turn one word into the other. */
function distance(a: string, b: string): number {
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		for (let j = 1; j <= b.length; j++) {
			const change = (last[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
			const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
			const steps = [change, (last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, ...(swapped ? [(before[j - 2] ?? 0) + 1] : [])];
			row.push(Math.min(...steps));
		}
		[before, last] = [last, row];
	}
	return last[b.length] ?? 0;
}
