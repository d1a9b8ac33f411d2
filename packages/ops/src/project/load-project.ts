import type { CustomTypes, CustomTypesResult } from '@tilewright/format';
import { mergeCustomTypes, readCustomTypes } from '@tilewright/format';
import { makeIssue } from '@tilewright/format/internal';
import { quoted, refusalFinding } from '../graph/findings.ts';
import type { FileIssue } from '../graph/graph.ts';
import type { Loader, Refused } from '../loader/loader.ts';
import { loadSafely, refusalOf } from '../loader/loader.ts';

/** The content of a project file. */
export interface Project {
	/** Path of the file, in the form of the loader. */
	readonly path: string;
	/** The custom types of the project and of its file of object types, if it has one; `undefined` where they cannot be read. */
	readonly types: CustomTypes | undefined;
	/** Paths of the project's folders. Folders outside the loader's root are reported and left out. */
	readonly folders: readonly string[];
	readonly issues: readonly FileIssue[];
}

/**
 * Reads the custom types and folders of a project. The object types of older projects are in a separate file, which is read
 * as well; if both files define a type, the project's definition counts. `path` may also be a file of object types without a project.
 *
 * @param path - of the project file, relative to the loader's root or in the form of the loader
 * @returns the project, with the findings in both files. It is an error if the project cannot be read, and a warning if the file of
 * object types cannot be read
 * @example
 * const { types, issues } = await loadProject('game.tiled-project', fileLoader({ root: 'game' }));
 */
export async function loadProject(path: string, loader: Loader): Promise<Project> {
	const own = await typesAt(path, '', loader);
	const none = { path: own.path, types: undefined, folders: [] };
	if (!('result' in own)) {
		const issue = refusal('project', path, '', own);
		return { ...none, issues: [{ ...issue, severity: 'error', file: own.path }] };
	}
	const { types, source } = own.result;
	const found: Omit<FileIssue, 'file'>[] = [...own.result.issues];
	const folders: string[] = [];
	for (const [i, folder] of (source.folders ?? []).entries()) {
		const resolved = loader.resolve(folder, own.path);
		if ('path' in resolved) folders.push(resolved.path);
		// Nothing is missing: folders only say where Tiled looks for files.
		else found.push({ ...refusal('folder', folder, `/folders/${i}`, resolved), severity: 'info' });
	}
	if (types === undefined || source.objectTypesFile === undefined) return { ...none, types, folders, issues: within(own.path, found) };
	const older = await typesAt(source.objectTypesFile, own.path, loader);
	if (!('result' in older)) found.push(refusal('file of object types', source.objectTypesFile, '/objectTypesFile', older));
	const more = 'result' in older ? older.result : undefined;
	return {
		...none,
		types: more?.types === undefined ? types : mergeCustomTypes(more.types, types),
		folders,
		issues: [...within(own.path, found), ...within(older.path, more?.issues ?? [])],
	};
}

const within = (file: string, issues: readonly Omit<FileIssue, 'file'>[]): FileIssue[] => issues.map((issue) => ({ ...issue, file }));

const refusal = (role: string, path: string, pointer: string, refused: Refused): Omit<FileIssue, 'file'> => ({
	...makeIssue(refusalFinding(refused), pointer, { role, found: quoted(path), reason: refused.why }),
	refused: refusalOf(refused),
});

async function typesAt(
	reference: string,
	from: string,
	loader: Loader,
): Promise<({ readonly result: CustomTypesResult } | Refused) & { readonly path: string }> {
	const resolved = loader.resolve(reference, from);
	if (!('path' in resolved)) return { ...resolved, path: reference };
	const { path } = resolved;
	const loaded = await loadSafely(loader, path);
	return 'bytes' in loaded ? { result: readCustomTypes(loaded.bytes), path } : { ...loaded, path };
}
