import type { Browser, CDPSession, Page } from 'playwright';

/** The work of a page, frame by frame, in milliseconds. */
export interface FrameTimes {
	/** How long the scripts of each frame kept the processor busy: what draws, and what events are passed to. */
	readonly scripts: readonly number[];
	/** The time from each frame to the next, on the clock: it depends on what else the machine does. */
	readonly gaps: readonly number[];
}

/** An event of Chromium's trace; times are in microseconds. */
interface TraceEvent {
	readonly name: string;
	readonly tid: number;
	readonly ts: number;
	readonly dur?: number;
	readonly tdur?: number;
}

/** The parts of a trace that are scripts called by the browser. */
const SCRIPTS = new Set(['FireAnimationFrame', 'EventDispatch', 'TimerFire', 'FunctionCall', 'RunMicrotasks']);

/** Runs something in a page. @returns what the frames meanwhile took */
export async function framesOf(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<FrameTimes> {
	await browser.startTracing(page, { categories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] });
	await work();
	const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
	return timesOf(trace.traceEvents);
}

function timesOf(events: readonly TraceEvent[]): FrameTimes {
	// The thread of the page: the one with the most frames.
	const counts = new Map<number, number>();
	for (const { name, tid } of events) if (name === 'FireAnimationFrame') counts.set(tid, (counts.get(tid) ?? 0) + 1);
	const [thread] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [];
	const own = events.filter(({ tid }) => tid === thread).sort((a, b) => a.ts - b.ts);
	const scripts: number[] = [];
	const gaps: number[] = [];
	let spent = 0;
	let last = 0;
	let end = 0;
	for (const { name, ts, dur = 0, tdur } of own) {
		if (name === 'Commit') {
			if (spent > 0) scripts.push(spent / 1000);
			if (last > 0) gaps.push((ts - last) / 1000);
			spent = 0;
			last = ts;
		}
		// Scripts in scripts are counted once.
		if (!SCRIPTS.has(name) || ts < end) continue;
		spent += tdur ?? dur;
		end = ts + dur;
	}
	return { scripts, gaps };
}

/** The memory of a page after everything unused was dropped, in bytes: objects, and what typed arrays hold. */
export async function heapOf(session: CDPSession): Promise<{ readonly objects: number; readonly arrays: number }> {
	await session.send('HeapProfiler.enable');
	await session.send('HeapProfiler.collectGarbage');
	const { usedSize, backingStorageSize = 0 } = await session.send('Runtime.getHeapUsage');
	return { objects: usedSize, arrays: backingStorageSize };
}
