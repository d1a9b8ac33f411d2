import process from 'node:process';
import { EXIT } from '../host/exit.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** The wish of the user to end a command that watches files. */
export interface StopSignal {
	readonly asked: Promise<undefined>;
	/** Whether a run is going on. It is not waited for: files that it has not written stay unchanged. */
	busy: boolean;
}

/** Listens for the signals that end the command. */
export function stopSignal(): StopSignal {
	let end: () => void = () => {};
	const asked = new Promise<undefined>((resolve) => {
		end = () => resolve(undefined);
	});
	const stop: StopSignal = { asked, busy: false };
	for (const signal of SIGNALS)
		process.on(signal, () => {
			end();
			// Other listeners remove their temporary files first.
			if (stop.busy) setImmediate(() => process.exit(EXIT.success));
		});
	return stop;
}
