/** The latest time at which the page calls a function, in milliseconds. */
const LATEST = 2000;

/** Calls a function when the page has nothing else to do, at the latest after some time. Browsers without such a notice wait a moment. */
export function idleInBrowser(work: () => void): void {
	if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: LATEST });
	else setTimeout(work, 200);
}
