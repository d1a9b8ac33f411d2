import { cpuUsage } from 'node:process';
import { median, timeOf } from './times.ts';
import { isTwin, serve, startTwin } from './twin.ts';

/** The costs of two functions, measured in the same run. */
export interface Ratio {
	/** Median of ours, in the unit. */
	readonly ours: number;
	/** Median of the baseline, in the unit. */
	readonly baseline: number;
	readonly unit: 'ms' | 'MB';
	/** The ratio of the medians. */
	readonly ratio: number;
	/** The lowest and the highest ratio of one round. */
	readonly least: number;
	readonly most: number;
}

/** Node 20 and newer collect all garbage at least twice in as many runs that read a large file. */
const RUNS = 4;

type Both = Record<'ours' | 'baseline', number>;

/**
 * Runs two functions alternately, so that a machine that slows down meanwhile slows both, and compares their medians. Counts the time of
 * the processor, so that other programs on the machine do not matter.
 *
 * The baseline runs in a process of its own: otherwise each would pay for collecting the garbage of the other, and for looking through
 * what the other keeps. What only one of them needs should be made when it runs first.
 *
 * A round runs each several times, and counts the mean. Engines collect garbage in some runs only: the median of single runs would have
 * the time of this or not, by chance. Garbage is not collected between rounds: with it, engines throw away what they have compiled for
 * objects of which none is left.
 *
 * @param rounds - a fifth more rounds before them do not count
 * @param runs - how often each runs in a round
 */
export async function compare(ours: () => unknown, baseline: () => unknown, rounds: number, runs = RUNS): Promise<Ratio> {
	if (isTwin) return await serve(() => processorTime(baseline, runs));
	const twin = startTwin();
	const first = Math.ceil(rounds / 5);
	const measured: Both[] = [];
	for (let i = 0; i < first + rounds; i++) {
		const before = await twin.ask();
		measured.push({ baseline: before, ours: await processorTime(ours, runs) });
	}
	twin.end();
	return ratioFrom(measured.slice(first));
}

/**
 * Runs two programs alternately, and compares the medians of their times by the clock.
 *
 * @param before - runs before each pair, and is not measured
 * @param rounds - how often each runs, after one more run that does not count
 */
export const compareProcesses = (ours: () => unknown, baseline: () => unknown, rounds: number, before = (): void => {}): Ratio =>
	ratioOf(
		() => {
			before();
			return { baseline: timeOf(baseline), ours: timeOf(ours) };
		},
		rounds,
		1,
	);

/** Measures both in turn. The first rounds do not count. */
export function ratioOf(measure: () => Both, rounds: number, first: number, unit: Ratio['unit'] = 'ms'): Ratio {
	const measured = Array.from({ length: first + rounds }, measure).slice(first);
	return ratioFrom(measured, unit);
}

/** The ratio of what was measured in some rounds. */
export function ratioFrom(rounds: readonly Both[], unit: Ratio['unit'] = 'ms'): Ratio {
	const [ours, baseline] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.baseline))];
	const ratios = rounds.map((round) => round.ours / round.baseline);
	return { ours, baseline, unit, ratio: ours / baseline, least: Math.min(...ratios), most: Math.max(...ratios) };
}

/** The time that the processor spends on a run of an action, in milliseconds, with that of other threads such as the garbage collector's. */
async function processorTime(action: () => unknown, runs: number): Promise<number> {
	const start = cpuUsage();
	for (let i = 0; i < runs; i++) await action();
	return timeSince(start) / runs;
}

/** The same for an action that is repeated: the mean, in milliseconds. */
export function meanTime(action: () => unknown, times: number): number {
	const start = cpuUsage();
	for (let i = 0; i < times; i++) action();
	return timeSince(start) / times;
}

function timeSince(start: NodeJS.CpuUsage): number {
	const { user, system } = cpuUsage(start);
	return (user + system) / 1000;
}
