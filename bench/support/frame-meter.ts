import type { CDPSession, Page } from 'playwright';

/** What a page did, frame by frame, in milliseconds. */
export interface FrameTimes {
	/** How long scripts ran for each frame that had any: what draws, and what events are passed to. */
	readonly scripts: readonly number[];
	/** The time from each frame to the next. */
	readonly gaps: readonly number[];
}

/** Runs in the page before its own scripts: wraps the functions by which the browser calls them. */
const METER = `
	const meter = { scripts: [], gaps: [], spent: 0, last: 0, depth: 0 };
	window.frameMeter = meter;
	const timed = (work) => {
		const start = performance.now();
		meter.depth++;
		try { return work(); } finally { if (--meter.depth === 0) meter.spent += performance.now() - start; }
	};
	const request = window.requestAnimationFrame.bind(window);
	window.requestAnimationFrame = (callback) => request((now) => timed(() => callback(now)));
	const tick = (now) => {
		if (meter.spent > 0) meter.scripts.push(meter.spent);
		meter.spent = 0;
		if (meter.last > 0) meter.gaps.push(now - meter.last);
		meter.last = now;
		request(tick);
	};
	request(tick);
	const add = EventTarget.prototype.addEventListener;
	EventTarget.prototype.addEventListener = function (type, listener, options) {
		const counts = typeof listener === 'function' && /^(pointer|wheel|key)/.test(type);
		add.call(this, type, counts ? function (event) { return timed(() => listener.call(this, event)); } : listener, options);
	};
`;

/** Measures the frames of a page, from its start. */
export const addFrameMeter = (page: Page): Promise<void> => page.addInitScript({ content: METER });

/** Runs something in a page. @returns what the frames meanwhile took */
export async function framesOf(page: Page, work: () => Promise<unknown>): Promise<FrameTimes> {
	await page.evaluate('frameMeter.scripts = [], frameMeter.gaps = []');
	await work();
	return await page.evaluate<FrameTimes>('({ scripts: frameMeter.scripts, gaps: frameMeter.gaps })');
}

/** The memory of a page after everything unused was dropped, in bytes: objects, and what typed arrays hold. */
export async function heapOf(session: CDPSession): Promise<{ readonly objects: number; readonly arrays: number }> {
	await session.send('HeapProfiler.enable');
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
	return { objects: usedSize, arrays: backingStorageSize };
}
