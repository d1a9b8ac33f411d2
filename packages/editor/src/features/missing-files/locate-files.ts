import { changeReferences } from '@tilewright/edit';
import { folderOf, nameOf } from '@tilewright/editor-core/files/paths.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { referenceTo } from '@tilewright/ops';
import { locateWords } from './locate-words.ts';

/** The places where missing files were found: their new paths by their old ones. */
export type Located = ReadonlyMap<string, string>;

const sameName = (a: string, b: string): boolean => nameOf(a).toLowerCase() === nameOf(b).toLowerCase();

/** Missing files that certainly are elsewhere: one known file has the name. */
export function likelyPlaces(missing: readonly string[], known: readonly string[]): Located {
	return new Map(
		missing.flatMap((path) => {
			const [only, ...others] = known.filter((other) => other !== path && sameName(other, path));
			return only === undefined || others.length > 0 ? [] : [[path, only] as const];
		}),
	);
}

/**
 * Finds the other files of a folder after one of them was found elsewhere: files with their names that are next to it (rule E139).
 *
 * @param located - the missing file that was found
 * @param to - where it was found
 */
export function alongWith(missing: readonly string[], located: string, to: string, known: readonly string[]): Located {
	const beside = known.filter((path) => folderOf(path) === folderOf(to));
	return new Map(
		missing.flatMap((path) => {
			if (path === located || folderOf(path) !== folderOf(located)) return [];
			const found = beside.find((other) => sameName(other, path));
			return found === undefined ? [] : [[path, found] as const];
		}),
	);
}

/** Makes a document refer to the files that were found, as one step. @returns how many were changed, or why nothing was */
export async function relocate(session: Session, located: Located): Promise<number | string> {
	for (const path of located.values()) await session.loadFile(path);
	const links = session.graph.value.files.get(session.path.value)?.links ?? [];
	const places = new Map(links.map(({ path, to }) => [path, to ?? path]));
	const found = new Set<string>();
	const changes = changeReferences(session.doc.value, ({ path }) => {
		const place = places.get(path) ?? path;
		const to = located.get(place);
		if (to === undefined) return undefined;
		found.add(place);
		return referenceTo(to, session.path.value);
	});
	const [issue] = changes.length === 0 ? [] : session.do(locateWords.step, changes);
	return issue?.message ?? found.size;
}
