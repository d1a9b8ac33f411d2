import { statSync } from 'node:fs';
import { FileError } from '../../../host/exit.ts';
import { slashed } from '../../../host/paths.ts';
import { meaningOf } from '../../../host/system-error.ts';
import type { Collector } from './changes.ts';
import type { Scope } from './scope.ts';
import { foldersOf } from './scope.ts';

/** Watches the files of an export. */
export interface Watcher {
	/** Takes in the files that a round has found. */
	readonly extend: (files: ReadonlySet<string>) => void;
	/** Rejects when nothing can be watched any more. */
	readonly broken: Promise<never>;
	readonly close: () => Promise<void>;
}

/**
 * Watches the files and folders of a scope, and notes what happens to them. It is ready when the promise is kept.
 *
 * @param since - in milliseconds since 1970: what was changed later was perhaps not read yet
 */
export async function startWatcher(scope: Scope, changes: Collector, since: number): Promise<Watcher> {
	// Nobody else pays for loading it.
	const { watch } = await import('chokidar');
	const here = (path: string): string => slashed(path);
	const watcher = watch([...scope.folders, ...foldersOf(scope.files)], {
		ignored: (path) => !scope.holds(here(path)),
		ignoreInitial: true,
		followSymlinks: false,
	});
	const note = (path: string, what: 'changed' | 'gone'): void => {
		if (scope.concerns(here(path))) changes.note(here(path), what);
	};
	for (const event of ['add', 'change'] as const) watcher.on(event, (path) => note(path, 'changed'));
	watcher.on('unlink', (path) => note(path, 'gone'));
	const broken = new Promise<never>((_, reject) => {
		watcher.on('error', (error) => reject(asFileError(error)));
	});
	// Whoever waits for it hears of it; that nobody does yet is no fault of the program.
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

function asFileError(error: unknown): unknown {
	const meaning = meaningOf(error);
	if (meaning === undefined) return error;
	return new FileError(
		`The files cannot be watched: ${meaning.what}.`,
		'There may be too many; CHOKIDAR_USEPOLLING=1 looks at them in turn instead.',
	);
}
