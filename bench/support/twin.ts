// A process that measures a case starts itself again as its twin, which runs the baseline when it is asked to.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { argv } from 'node:process';

const TWIN = 'twin';

/** Whether this process is a twin. */
export const isTwin = argv.at(-1) === TWIN;

/** The twin of this process. */
export interface Twin {
	/** Lets it run a round, and returns the time that this took, in milliseconds. */
	readonly ask: () => Promise<number>;
	readonly end: () => void;
}

export function startTwin(): Twin {
	const [, program = '', ...words] = argv;
	const child = fork(program, [...words, TWIN]);
	child.on('exit', (code) => {
		if (code !== 0) throw new Error(`The process of the baseline ended with code ${code}.`);
	});
	return {
		async ask() {
			child.send('round');
			const [time]: unknown[] = await once(child, 'message');
			return Number(time);
		},
		end: () => child.disconnect(),
	};
}

/** Measures a round each time when it is asked to, until the other process ends. */
export function serve(round: () => Promise<number>): Promise<never> {
	process.on('message', async () => void process.send?.(await round()));
	process.on('disconnect', () => process.exit());
	return new Promise(() => {});
}
