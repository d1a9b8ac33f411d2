/** How long an action takes, in milliseconds. */
export function timeOf(action: () => unknown): number {
	const start = performance.now();
	action();
	return performance.now() - start;
}

export function median(values: readonly number[]): number {
	return [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
}

/** A time in milliseconds as seconds, for tables. */
export const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(2)} s`;
