import { statSync } from 'node:fs';
import { FileError } from '../host/exit.ts';
import { slashed } from '../host/paths.ts';
import { meaningOf } from '../host/system-error.ts';
import type { Collector } from './changes.ts';
import { lookIntoNewFolders } from './new-folders.ts';
import type { Scope } from './scope.ts';
import { foldersOf } from './scope.ts';

/** Watches the files of an export. */
export interface Watcher {
	/** Watches further files, which an export has found. */
	readonly extend: (files: ReadonlySet<string>) => void;
	/** Rejects if watching fails. */
	readonly broken: Promise<never>;
	readonly close: () => Promise<void>;
}

/**
 * Watches the files and folders of a scope, and collects their changes. The promise resolves when it is ready.
 *
 * @param since - in milliseconds since 1970; later changes may have been missed and are collected too
 */
export async function startWatcher(scope: Scope, changes: Collector, since: number): Promise<Watcher> {
	// Loaded only for --watch.
	const { watch } = await import('chokidar');
	const ignored = (path: string): boolean => !scope.includes(slashed(path));
	const watcher = watch([...scope.folders, ...foldersOf(scope.files)], {
		ignored,
		ignoreInitial: true,
		followSymlinks: false,
	});
	const note = (path: string, what: 'changed' | 'deleted'): void => {
		if (scope.isAffectedBy(slashed(path))) changes.note(slashed(path), what);
	};
	for (const event of ['add', 'change'] as const) watcher.on(event, (path) => note(path, 'changed'));
	watcher.on('unlink', (path) => note(path, 'deleted'));
	lookIntoNewFolders(watcher, ignored, (path) => note(path, 'changed'));
	const broken = new Promise<never>((_, reject) => {
		watcher.on('error', (error) => reject(watchError(error)));
	});
	// It is awaited later; until then, a failure must not count as unhandled.
	broken.catch(() => {});
	await Promise.race([new Promise<void>((resolve) => watcher.on('ready', resolve)), broken]);
	for (const path of scope.files) {
		const changed = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
		if (changed !== undefined && changed > since) changes.note(path, 'changed');
	}
	return {
		extend: (files) => {
			const added = [...files].filter((path) => !scope.files.has(path));
			for (const path of added) scope.files.add(path);
			const outside = added.filter((path) => !scope.folders.some((folder) => path.startsWith(`${folder}/`)));
			if (outside.length > 0) watcher.add([...foldersOf(outside), ...outside]);
		},
		broken,
		close: () => watcher.close(),
	};
}

/** An error of watching as a `FileError`; an error that is not of the operating system unchanged. */
export function watchError(error: unknown): unknown {
	const meaning = meaningOf(error);
	if (meaning === undefined) return error;
	return new FileError(
		`The files cannot be watched: ${meaning.what}.`,
		'There may be too many. CHOKIDAR_USEPOLLING=1 checks them periodically instead.',
	);
}
