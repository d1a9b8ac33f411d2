import type { ChildProcess } from 'node:child_process';
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Answer } from './child.ts';

/** The options of a run. */
export interface RunOptions {
	readonly seed: number;
	readonly mode: string;
	readonly first: number;
	readonly cases: number;
	/** When to stop, in milliseconds since 1970. */
	readonly until: number;
	/** Only documents of this repository: then a run is the same everywhere. */
	readonly own: boolean;
	/** Called with the number of cases so far, about once a minute. */
	readonly onProgress: (cases: number) => void;
	readonly onFailure: (failure: {
		readonly index: number;
		readonly from: string;
		readonly problem: string;
		readonly bytes: Uint8Array;
	}) => void;
}

/** Cases that are given to a child at once. */
const BATCH = 1000;

/** How long a batch of 20 cases may take, in milliseconds. They take a tenth of a second on an idle machine. */
const MOST_TIME = 60_000;

/** The memory of a child, in megabytes. No case comes near it. */
const MOST_MEMORY = 512;

/**
 * Tries cases in a child process. One that takes too long, or more memory than permitted, ends the child; the run goes on after it.
 *
 * @returns how many cases were tried
 */
export async function run({ seed, mode, first, cases, until, own, onFailure, onProgress }: RunOptions): Promise<number> {
	let next = first;
	let said = Date.now();
	const end = first + cases;
	while (next < end && Date.now() < until) next = await runChild(next);
	return next - first;

	/** Runs one child as long as it lives. Returns the first index that it did not try. */
	function runChild(start: number): Promise<number> {
		const words = [String(seed), mode, ...(own ? ['own'] : [])];
		const child = fork(fileURLToPath(new URL('./child.ts', import.meta.url)), words, {
			execArgv: [...process.execArgv, `--max-old-space-size=${MOST_MEMORY}`],
		});
		let at = start;
		let timer = setTimeout(() => {}, 0);
		const restart = (): void => {
			clearTimeout(timer);
			timer = setTimeout(() => child.kill('SIGKILL'), MOST_TIME);
		};
		restart();
		return new Promise((resolve) => {
			child.on('message', (answer: Answer) => {
				restart();
				if ('done' in answer) at = Math.max(at, answer.done);
				else if ('failed' in answer)
					onFailure({ index: answer.failed, from: answer.from, problem: answer.problem, bytes: Buffer.from(answer.bytes, 'base64') });
				else {
					at = Math.max(at, answer.finished);
					if (Date.now() - said > 60_000) {
						said = Date.now();
						onProgress(at - first);
					}
					if (at < end && Date.now() < until) child.send({ from: at, to: Math.min(end, at + BATCH) });
					else stop(child);
				}
			});
			child.on('exit', (code, signal) => {
				clearTimeout(timer);
				if (at < end && Date.now() < until) {
					const why = signal === 'SIGKILL' ? `took more than ${MOST_TIME / 1000} s` : `ended the process (${signal ?? code}): memory?`;
					onFailure({ index: at, from: `cases ${at} to ${at + 20}`, problem: `hang: ${why}`, bytes: new Uint8Array() });
					at += 21;
				}
				resolve(at);
			});
		});
	}
}

const stop = (child: ChildProcess): void => void child.kill();
