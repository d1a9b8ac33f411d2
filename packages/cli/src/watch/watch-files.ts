import type { Exit } from '../host/exit.ts';
import { EXIT, Failure } from '../host/exit.ts';
import { outputClosed, printFailure, printMessage } from '../host/output.ts';
import { shownPath } from '../host/paths.ts';
import { clean } from '../host/terminal.ts';
import { count, number } from '../host/text.ts';
import type { Changes } from './changes.ts';
import { collector } from './changes.ts';
import type { Scope } from './scope.ts';
import { stopSignal } from './stop-signal.ts';
import { startWatcher } from './watcher.ts';

/** The timestamps of file systems lag behind the clock. */
const LAG_MS = 20;

/** The time before a first run: files that change from then on are noticed, although nothing watches them yet. */
export const beforeRun = (): number => Date.now() - LAG_MS;

/** The work that is done again after each change. The first run is over. */
export interface WatchTask {
	readonly scope: Scope;
	/** The time before the first run. */
	readonly since: number;
	/** Runs again. Returns what happened, for one line, and the files that the run depends on. */
	readonly run: (changes: Changes) => Promise<{ readonly summary: string; readonly files: Iterable<string> }>;
	/** The result of a run that failed, in words: `nothing was exported`. */
	readonly failed: string;
	/** The changes that count. Default: all. */
	readonly relevant?: (changes: Changes) => Changes;
	/** Further words about changes. */
	readonly note?: (changes: Changes) => string;
}

/**
 * Runs a task again after each change of a file that it depends on. Errors are printed; the next change may fix them.
 *
 * @returns when the command is asked to end, or nobody reads its output
 * @throws FileError if the files cannot be watched
 */
export async function watchFiles({ scope, since, run, failed, relevant = (all) => all, note = () => '' }: WatchTask): Promise<Exit> {
	const stop = stopSignal();
	const changes = collector();
	const watcher = await startWatcher(scope, changes, since);
	printMessage(`watching ${count(scope.files.size, 'file')}, press Ctrl+C to stop`);
	for (;;) {
		const all = await Promise.race([stop.asked, outputClosed, changes.next(), watcher.broken]);
		if (all === undefined) break;
		const changed = relevant(all);
		if (changed.size === 0) continue;
		stop.busy = true;
		const what = `${describeChanges(changed)}${note(changed)}`;
		try {
			const { summary, files } = await run(changed);
			printMessage(`${what}: ${summary}`);
			watcher.extend(new Set(files));
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			printFailure(error);
			printMessage(`${what}: ${failed}`);
		}
		stop.busy = false;
	}
	await watcher.close();
	return EXIT.success;
}

/** The changes in one line. */
function describeChanges(changes: Changes): string {
	const [[path, what] = ['', 'changed']] = changes;
	const more = changes.size > 1 ? ` and ${number(changes.size - 1)} more` : '';
	return `${clean(shownPath(path))}${what === 'deleted' ? ' was deleted' : ''}${more}`;
}
