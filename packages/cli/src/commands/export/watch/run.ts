import process from 'node:process';
import type { Exit } from '../../../host/exit.ts';
import { EXIT, Failure } from '../../../host/exit.ts';
import { printFailure, printMessage } from '../../../host/output.ts';
import { shownPath } from '../../../host/paths.ts';
import { clean, count, number } from '../../../host/text.ts';
import { writeDepfile } from '../depfile/write-depfile.ts';
import type { GraphRequest, GraphResult } from '../graph/export-graph.ts';
import { exportGraph } from '../graph/export-graph.ts';
import { summaryOf } from '../graph/run.ts';
import type { Changes } from './changes.ts';
import { collector } from './changes.ts';
import { filesOf, scopeOf } from './scope.ts';
import { startWatcher } from './watcher.ts';

/** Clocks of file systems lag behind. */
const LAG_MS = 20;

/**
 * Exports documents, and exports them again whenever something changes that they depend on. As what does not change is not written,
 * that writes exactly what the change touches. Errors are told, and waited for to be mended.
 *
 * @returns when the command is asked to end
 * @throws UsageError
 * @throws FileError when the first export cannot be done at all, or nothing can be watched
 */
export async function runWatch(request: GraphRequest): Promise<Exit> {
	const scope = scopeOf(request);
	const since = Date.now() - LAG_MS;
	let last = await round(request);
	printMessage(summaryOf(last));
	for (const path of filesOf(last, request)) scope.files.add(path);

	const stop = stopSignal();
	const changes = collector();
	const watcher = await startWatcher(scope, changes, since);
	printMessage(`watching ${count(scope.files.size, 'file')}, Ctrl+C ends it`);
	for (;;) {
		const changed = await Promise.race([changes.next(), stop.asked, watcher.broken]);
		if (changed === undefined) break;
		stop.busy = true;
		const what = told(changed, last);
		try {
			last = await round(request);
			printMessage(`${what}: ${summaryOf(last)}`);
			watcher.extend(filesOf(last, request));
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			printFailure(error);
			printMessage(`${what}: nothing was exported`);
		}
		stop.busy = false;
	}
	await watcher.close();
	return EXIT.success;
}

async function round(request: GraphRequest): Promise<GraphResult> {
	const result = await exportGraph(request);
	if (request.flags.depfile !== undefined) await writeDepfile(request.flags.depfile, request.out, result);
	return result;
}

/** What has happened, in a line. */
function told(changes: Changes, { asked }: GraphResult): string {
	const [[path, what] = ['', 'changed']] = changes;
	const more = changes.size > 1 ? ` and ${number(changes.size - 1)} more` : '';
	const stays = [...changes].some(([each, how]) => how === 'gone' && asked.includes(each)) ? ', what was exported of it stays' : '';
	return `${clean(shownPath(path))}${what === 'gone' ? ' is gone' : ''}${more}${stays}`;
}

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

interface StopSignal {
	readonly asked: Promise<undefined>;
	/** Whether a round is on its way: it is not waited for. What it has not written stays as it was. */
	busy: boolean;
}

/** Ends the command in good order, once it listens. */
function stopSignal(): StopSignal {
	let end: () => void = () => {};
	const asked = new Promise<undefined>((resolve) => {
		end = () => resolve(undefined);
	});
	const stop: StopSignal = { asked, busy: false };
	for (const signal of SIGNALS)
		process.on(signal, () => {
			end();
			// Others who listen take their temporary files away first.
			if (stop.busy) setImmediate(() => process.exit(EXIT.success));
		});
	return stop;
}
