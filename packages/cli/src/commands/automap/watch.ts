import { readFileSync, statSync } from 'node:fs';
import { isInside } from '../../documents/root.ts';
import type { Exit } from '../../host/exit.ts';
import { EXIT, Failure } from '../../host/exit.ts';
import { printFailure, printMessage } from '../../host/output.ts';
import { realPath, shownPath } from '../../host/paths.ts';
import { clean } from '../../host/terminal.ts';
import { count, number } from '../../host/text.ts';
import type { Changes } from '../export/watch/changes.ts';
import { collector } from '../export/watch/changes.ts';
import type { Scope } from '../export/watch/scope.ts';
import { foldersOf } from '../export/watch/scope.ts';
import { stopSignal } from '../export/watch/stop-signal.ts';
import { startWatcher } from '../export/watch/watcher.ts';
import type { AutomapFlags } from './flags.ts';
import { MAPS } from './outputs.ts';
import type { AutomapResult } from './run.ts';
import { automapOnce } from './run.ts';

/** The timestamps of file systems lag behind the clock. */
const LAG_MS = 20;

/**
 * Applies rules to maps, and again after each change of a rule, a map or a tileset. If only maps change, only they are used again.
 *
 * @returns when the command is asked to end
 * @throws FileError if the first run fails, or the files cannot be watched
 */
export async function watchAutomap(words: readonly string[], flags: AutomapFlags): Promise<Exit> {
	const since = Date.now() - LAG_MS;
	let last = await automapOnce(words, flags);
	printMessage(last.summary);
	const written = new Map(last.written);
	const scope = scopeOf(words, flags, last);
	const stop = stopSignal();
	const changes = collector();
	const watcher = await startWatcher(scope, changes, since);
	printMessage(`watching ${count(scope.files.size, 'file')}, press Ctrl+C to stop`);
	for (;;) {
		const changed = await Promise.race([changes.next(), stop.asked, watcher.broken]);
		if (changed === undefined) break;
		const foreign = [...changed.keys()].filter((path) => !isOwn(path, written));
		if (foreign.length === 0) continue;
		stop.busy = true;
		const what = describeChanges(foreign, changed);
		try {
			// After a change of maps, the others stay as they are: rules that were applied once may not be applied twice.
			const maps = foreign.every((path) => last.maps.includes(path) || !last.files.has(path)) ? new Set(foreign) : undefined;
			const result = await automapOnce(words, flags, maps);
			printMessage(`${what}: ${result.summary}`);
			for (const [path, bytes] of result.written) written.set(path, bytes);
			last = { ...result, maps: [...new Set([...last.maps, ...result.maps])], files: new Set([...last.files, ...result.files]) };
			watcher.extend(last.files);
		} catch (error) {
			if (!(error instanceof Failure)) throw error;
			printFailure(error);
			printMessage(`${what}: nothing was written`);
		}
		stop.busy = false;
	}
	await watcher.close();
	return EXIT.success;
}

function scopeOf(words: readonly string[], { out }: AutomapFlags, { files }: AutomapResult): Scope {
	const folders = words.filter((word) => statSync(word, { throwIfNoEntry: false })?.isDirectory()).map(realPath);
	const target = out === undefined ? undefined : realPath(out);
	const watched = new Set(files);
	const isSource = (path: string): boolean => {
		const folder = folders.find((each) => isInside(path, each));
		if (folder === undefined || (target !== undefined && isInside(path, target))) return false;
		return !path
			.slice(folder.length)
			.split('/')
			.some((part) => part.startsWith('.') || part === 'node_modules');
	};
	return {
		folders,
		files: watched,
		worldFolders: new Set(),
		includes: (path) => watched.has(path) || isSource(path) || foldersOf(watched).has(path),
		isAffectedBy: (path) => watched.has(path) || (isSource(path) && MAPS.test(path)),
	};
}

/** Whether a map has the content that the command itself has written. */
function isOwn(path: string, written: ReadonlyMap<string, Uint8Array>): boolean {
	const bytes = written.get(path);
	try {
		return bytes !== undefined && readFileSync(path).equals(bytes);
	} catch {
		return false;
	}
}

function describeChanges(paths: readonly string[], changes: Changes): string {
	const [path = ''] = paths;
	const more = paths.length > 1 ? ` and ${number(paths.length - 1)} more` : '';
	return `${clean(shownPath(path))}${changes.get(path) === 'deleted' ? ' was deleted' : ''}${more}`;
}
