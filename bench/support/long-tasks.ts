import type { Browser, Page } from 'playwright';

/** The work that kept a page busy, in milliseconds. */
export interface BusyTimes {
	/** Processor time of the longest task of the page's main thread: as long does nothing else happen, on an idle machine. */
	readonly longest: number;
	/** The number of tasks above 50 ms: long tasks, as browsers call them. */
	readonly long: number;
	/** Processor time of the main thread. */
	readonly all: number;
}

interface TraceEvent {
	readonly name: string;
	readonly pid: number;
	readonly tid: number;
	readonly ts: number;
	readonly dur?: number;
	readonly tdur?: number;
	readonly args?: { readonly name?: string };
}

/** From which time on a task is long. */
export const LONG = 50;

/** Runs something in a page. @returns what tasks of its main thread meanwhile took */
export async function busyTimesOf(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<BusyTimes> {
	await browser.startTracing(page, {
		categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline', '__metadata'],
	});
	await work();
	const { traceEvents }: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse((await browser.stopTracing()).toString());
	return busyTimes(traceEvents);
}

function busyTimes(events: readonly TraceEvent[]): BusyTimes {
	const mains = new Set(
		events.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain').map(({ pid, tid }) => `${pid} ${tid}`),
	);
	const tasks = events
		.filter(({ name, pid, tid }) => name === 'RunTask' && mains.has(`${pid} ${tid}`))
		.map(({ tdur, dur = 0 }) => (tdur ?? dur) / 1000);
	return {
		longest: tasks.reduce((most, time) => Math.max(most, time), 0),
		long: tasks.filter((time) => time > LONG).length,
		all: tasks.reduce((sum, time) => sum + time, 0),
	};
}
