/** Calls a function when the page has nothing else to do, at the latest after some time. Browsers without such a notice wait a moment. */
export function whenIdle(work: () => void, latest = 2000): void {
	if (typeof requestIdleCallback === 'function') requestIdleCallback(work, { timeout: latest });
	else setTimeout(work, 200);
}
