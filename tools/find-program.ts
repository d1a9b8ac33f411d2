import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The first of some paths that can be run, or of some names in the folders of `PATH`. */
export function findProgram(paths: readonly string[], names: readonly string[]): string | undefined {
	const folders = (process.env['PATH'] ?? '').split(delimiter);
	return [...paths, ...folders.flatMap((folder) => names.map((name) => join(folder, name)))].find(isExecutable);
}

/** Whether a path can be run. */
export function isExecutable(path: string): boolean {
	try {
		accessSync(path, constants.X_OK);
		return true;
	} catch {
		return false;
	}
}
