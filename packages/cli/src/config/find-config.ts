import { existsSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Issue } from '@tilewright/format';
import { FileError } from '../host/exit.ts';
import { folderOf, slashed } from '../host/paths.ts';
import { missingFile } from '../host/read-input.ts';
import type { Config } from './config.ts';
import { CONFIG_NAME } from './config.ts';

/** A configuration and its file. */
export interface FoundConfig {
	/** Absolute, with `/`. */
	readonly path: string;
	/** Its folder: that of the folders in it. */
	readonly folder: string;
	readonly bytes: Uint8Array;
	/** Empty if anything is wrong with it. */
	readonly config: Config;
	readonly issues: readonly Issue[];
}

/** A configuration is small. */
const MOST_BYTES = 2 ** 20;

/**
 * The configuration in a folder or above it.
 *
 * @param named - the path of another one; `false` for none
 * @throws FileError if it cannot be read
 */
export async function findConfig(folder: string, named: string | false | undefined): Promise<FoundConfig | undefined> {
	if (named === false) return undefined;
	if (named !== undefined && !existsSync(named)) throw missingFile(named);
	const path = named ?? nearestConfig(folder);
	if (path === undefined) return undefined;
	const stats = statSync(path);
	if (!stats.isFile() || stats.size > MOST_BYTES)
		throw new FileError(`Cannot read "${path}": it is not a configuration.`, 'Name a file of at most 1 MB.');
	const bytes = await readFile(path);
	// The checker takes longer to load than all the rest: only users with a configuration wait for it.
	const { checkConfig } = await import('./check-config.ts');
	const { config = {}, issues } = checkConfig(bytes);
	return { path: `${folderOf(path).replace(/\/$/, '')}/${slashed(path).split('/').at(-1)}`, folder: folderOf(path), bytes, config, issues };
}

function nearestConfig(folder: string): string | undefined {
	for (let at = folder; ; at = dirname(at)) {
		const path = join(at, CONFIG_NAME);
		if (existsSync(path)) return path;
		if (dirname(at) === at) return undefined;
	}
}
