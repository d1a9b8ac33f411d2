import type { Stats } from 'node:fs';
import { watch } from 'chokidar';
import { FileError } from '../../../host/exit.ts';
import { printFailure } from '../../../host/output.ts';
import { slashed } from '../../../host/paths.ts';
import { lookIntoNewFolders } from '../../../watch/new-folders.ts';
import { watchError } from '../../../watch/watcher.ts';
import { isHidden, isKnown } from '../files/kinds.ts';
import { MOST } from '../files/list-files.ts';
import { pathInRoot } from '../place.ts';

/** Watches the files of a root. */
export interface DiskWatch {
	/** Later changes are noticed. If not all files can be watched, the user was told why. */
	readonly ready: Promise<void>;
	readonly close: () => Promise<void>;
}

/** Programs save in several steps. */
const QUIET_MS = 100;

/**
 * Watches the known files of a root.
 *
 * @param look - is called with the path in the root of each file that has been changed, made or removed
 */
export function watchDisk(root: string, look: (path: string) => Promise<void>): DiskWatch {
	const timers = new Map<string, NodeJS.Timeout>();
	const ignored = ignoredIn(root);
	const watcher = watch(root, { ignored, ignoreInitial: true, followSymlinks: false, ignorePermissionErrors: true });
	const note = (absolute: string): void => {
		const path = pathInRoot(slashed(absolute), root);
		clearTimeout(timers.get(path));
		const timer = setTimeout(() => {
			timers.delete(path);
			look(path);
		}, QUIET_MS);
		timers.set(path, timer);
	};
	for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, note);
	lookIntoNewFolders(watcher, ignored, note);
	let isTold = false;
	const ready = new Promise<void>((resolve) => {
		watcher.on('ready', resolve);
		watcher.on('error', (error) => {
			resolve();
			if (isTold) return;
			isTold = true;
			// The editor works all the same: writing finds conflicts.
			const known = watchError(error);
			printFailure(known instanceof FileError ? known : new FileError(`The files cannot be watched: ${String(error)}`, 'Start again.'));
		});
	});
	return {
		ready,
		close: async () => {
			for (const timer of timers.values()) clearTimeout(timer);
			await watcher.close();
		},
	};
}

/** Ignores what is not listed either. */
function ignoredIn(root: string): (path: string, stats?: Pick<Stats, 'isDirectory'>) => boolean {
	const [files, folders] = [new Set<string>(), new Set<string>()];
	return (absolute, stats) => {
		const path = slashed(absolute);
		if (isHidden(pathInRoot(path, root))) return true;
		if (stats === undefined) return false;
		if (stats.isDirectory()) return isFull(folders, path, MOST.folders);
		return !isKnown(path) || isFull(files, path, MOST.files);
	};
}

function isFull(known: Set<string>, path: string, most: number): boolean {
	if (known.size < most) known.add(path);
	return !known.has(path);
}
