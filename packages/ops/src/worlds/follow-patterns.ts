import type { Document, World } from '@tilewright/format';
import { folderNotListed, makeIssue } from '@tilewright/format/internal';
import type { Loader } from '../loader/loader.ts';
import { folderOf } from '../references/paths.ts';
import type { MapsByPatterns } from './maps-by-patterns.ts';
import { mapsByPatterns } from './maps-by-patterns.ts';
import type { Effort } from './regexp/effort.ts';
import { MOST_EFFORT } from './regexp/effort.ts';

/** Where maps may be. */
interface Sources {
	readonly loader: Loader;
	/** Documents that are not saved yet, by path. */
	readonly documents: ReadonlyMap<string, Document>;
}

/** The effort for the patterns of all worlds of a graph. */
export const newEffort = (): Effort => ({ left: MOST_EFFORT });

/** Finds the maps that the patterns of a world match, among the files that a loader lists. */
export async function followPatterns(world: World, path: string, { loader, documents }: Sources, effort: Effort): Promise<MapsByPatterns> {
	if (loader.list === undefined) {
		const found = world.patterns.length === 1 ? 'this pattern' : `these ${world.patterns.length} patterns`;
		return { maps: [], issues: [makeIssue(folderNotListed, '/patterns', { found })] };
	}
	const folder = folderOf(path);
	const unsaved = [...documents.keys()].filter((each) => folderOf(each) === folder).map((each) => each.slice(folder.length + 1));
	const names = await namesIn(loader.list, folder);
	return mapsByPatterns(world, path, [...new Set([...names, ...unsaved])], effort);
}

async function namesIn(list: NonNullable<Loader['list']>, folder: string): Promise<readonly string[]> {
	try {
		// The folder of a file in the root of a system ends with its slash.
		return await list(/^(?:[a-z]:)?$/i.test(folder) ? `${folder}/` : folder);
	} catch {
		// Loaders must not throw, but a broken one must not stop everything else.
		return [];
	}
}
