import type { Dirent } from 'node:fs';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FSWatcher } from 'chokidar';

/** When a new folder is looked into, in milliseconds after it was noticed: on a busy machine it may be watched late. */
const LOOKS = [200, 1000, 5000];

/**
 * Finds the files of new folders that chokidar misses: it reads a new folder before it watches it, and does not notice what is made in
 * between.
 *
 * @param watcher - one that does not report what was there at the start
 * @param isIgnored - whether the watcher ignores a path, with what is there
 * @param found - is called with the path of each file that was missed; its later changes are reported by the watcher
 */
export function lookIntoNewFolders(
	watcher: FSWatcher,
	isIgnored: (path: string, entry: Pick<Dirent, 'isDirectory'>) => boolean,
	found: (path: string) => void,
): void {
	const known = new Set<string>();
	watcher.on('add', (path) => known.add(path));
	for (const event of ['unlink', 'unlinkDir'] as const) watcher.on(event, (path) => known.delete(path));
	watcher.on('addDir', lookLater);

	function lookLater(folder: string): void {
		known.add(folder);
		for (const delay of LOOKS) setTimeout(look, delay, folder).unref();
	}

	function look(folder: string): void {
		if (watcher.closed) return;
		for (const entry of entriesOf(folder)) {
			const path = join(folder, entry.name);
			if (known.has(path) || isIgnored(path, entry)) continue;
			known.add(path);
			watcher.add(path);
			if (entry.isDirectory()) lookLater(path);
			else if (entry.isFile()) found(path);
		}
	}
}

/** Lists the entries of a folder; none if it is gone, or cannot be read: the watcher says so. */
function entriesOf(folder: string): Dirent[] {
	try {
		return readdirSync(folder, { withFileTypes: true });
	} catch {
		return [];
	}
}
