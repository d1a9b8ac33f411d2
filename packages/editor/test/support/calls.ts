import type {} from '@vitest/browser-playwright';
import { onTestFinished } from 'vitest';
import { cdp } from 'vitest/browser';

/** The sources of the packages that the page of the editor is made of. */
const SOURCE = /\/(packages\/[a-z-]+\/src\/[^?]*)/;

/** The functions of our own that were called, each by its file, its name and its place in the file, with the number of calls. */
export type Calls = ReadonlyMap<string, number>;

/** Counts all calls of functions until the test is over. @returns the calls since it was asked last */
export async function countCalls(): Promise<() => Promise<Calls>> {
	await cdp().send('Profiler.enable');
	await cdp().send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
	onTestFinished(async () => {
		await cdp().send('Profiler.stopPreciseCoverage');
		await cdp().send('Profiler.disable');
	});
	return async () => {
		const { result } = await cdp().send('Profiler.takePreciseCoverage');
		const calls = new Map<string, number>();
		for (const { url, functions } of result) {
			const file = SOURCE.exec(url)?.[1];
			if (file === undefined || file.includes('.test.')) continue;
			for (const { functionName, ranges } of functions) {
				const [whole] = ranges;
				if (whole !== undefined && whole.count > 0) calls.set(`${file} ${functionName} ${whole.startOffset}`, whole.count);
			}
		}
		return calls;
	};
}

/** The files that called functions are in. */
export const filesOf = (calls: Iterable<string>): readonly string[] => [
	...new Set([...calls].map((name) => name.slice(0, name.indexOf(' ')))),
];
