import type { Exit } from '../../../host/exit.ts';
import { EXIT, Failure } from '../../../host/exit.ts';
import { printFailure, printMessage } from '../../../host/output.ts';
import { shownPath } from '../../../host/paths.ts';
import { clean } from '../../../host/terminal.ts';
import { count, number } from '../../../host/text.ts';
import { writeDepfile } from '../depfile/write-depfile.ts';
import type { GraphRequest, GraphResult } from '../graph/export-graph.ts';
import { exportGraph } from '../graph/export-graph.ts';
import { summaryOf } from '../graph/run.ts';
import type { Changes } from './changes.ts';
import { collector } from './changes.ts';
import { addWorldFolders, filesOf, scopeOf } from './scope.ts';
import { stopSignal } from './stop-signal.ts';
import { startWatcher } from './watcher.ts';

/** The timestamps of file systems lag behind the clock. */
const LAG_MS = 20;

/**
 * Exports documents, and exports them again after each change of a file that they depend on. Unchanged files are not written, so
 * only the effect of the change is. Errors are printed; the next change may fix them.
 *
 * @returns when the command is asked to end
 * @throws UsageError
 * @throws FileError if the first export fails, or the files cannot be watched
 */
export async function runWatch(request: GraphRequest): Promise<Exit> {
	const scope = scopeOf(request);
	const since = Date.now() - LAG_MS;
	let last = await exportOnce(request);
	printMessage(summaryOf(last));
	for (const path of filesOf(last, request)) scope.files.add(path);
	addWorldFolders(scope, last);

	const stop = stopSignal();
	const changes = collector();
	const watcher = await startWatcher(scope, changes, since);
	printMessage(`watching ${count(scope.files.size, 'file')}, press Ctrl+C to stop`);
	for (;;) {
		const changed = await Promise.race([changes.next(), stop.asked, watcher.broken]);
		if (changed === undefined) break;
		stop.busy = true;
		const what = describeChanges(changed, last);
		try {
			last = await exportOnce(request);
			printMessage(`${what}: ${summaryOf(last)}`);
			addWorldFolders(scope, last);
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

async function exportOnce(request: GraphRequest): Promise<GraphResult> {
	const result = await exportGraph(request);
	if (request.flags.depfile !== undefined) await writeDepfile(request.flags.depfile, request.out, result);
	return result;
}

/** The changes in one line. */
function describeChanges(changes: Changes, { requested }: GraphResult): string {
	const [[path, what] = ['', 'changed']] = changes;
	const more = changes.size > 1 ? ` and ${number(changes.size - 1)} more` : '';
	const kept = [...changes].some(([each, how]) => how === 'deleted' && requested.includes(each)) ? '; its exported file is kept' : '';
	return `${clean(shownPath(path))}${what === 'deleted' ? ' was deleted' : ''}${more}${kept}`;
}
