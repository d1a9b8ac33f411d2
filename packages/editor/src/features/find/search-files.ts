import { folderOf, nameOf } from '@tilewright/editor-core/files/paths.ts';
import { go } from 'fuzzysort';
import type { FoundItem } from './found-item.ts';
import { matchedParts } from './found-item.ts';

/** The files that match some words: those whose name has them before those whose folders have them (rule E122). */
export function searchFiles(paths: readonly string[], words: string): readonly FoundItem<string>[] {
	if (words.trim() === '') return paths.map((path) => item(path, [nameOf(path)]));
	return go<string>(words, paths, {
		keys: [nameOf, (path) => path.slice(1)],
		limit: 0,
		threshold: 0.2,
		scoreFn: ([name, path]) => 2 * (name?.score ?? 0) + (path?.score ?? 0),
	}).map((result) => {
		const [name] = result;
		const shown = nameOf(result.obj);
		return item(result.obj, matchedParts(shown, name?.indexes ?? []));
	});
}

const item = (path: string, parts: readonly string[]): FoundItem<string> => ({
	key: path,
	value: path,
	parts,
	detail: folderOf(path).slice(1) || undefined,
});
