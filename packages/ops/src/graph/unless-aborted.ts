import type { Abort } from './options.ts';

/** Waits for a result, but not longer than until a signal is aborted: `undefined` then. */
export async function unlessAborted<T>(result: Promise<T>, signal: Abort | undefined): Promise<T | undefined> {
	if (signal === undefined) return await result;
	let listener = (): void => {};
	const aborted = new Promise<undefined>((resolve) => {
		listener = () => resolve(undefined);
		signal.addEventListener('abort', listener, { once: true });
	});
	if (signal.aborted) listener();
	try {
		return await Promise.race([result, aborted]);
	} finally {
		signal.removeEventListener('abort', listener);
	}
}
