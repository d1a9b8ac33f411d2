import { existsSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { UsageError } from '../host/exit.ts';
import { folderOf, slashed, workingFolder } from '../host/paths.ts';

/** The options that say which files may be read. */
export interface RootFlags {
	readonly root?: string;
	readonly project?: string;
	readonly allowOutside?: boolean;
}

/** Which files may be read because a document refers to them. */
export interface Root {
	/** Its files may be copied and inlined, and their lines printed: absolute, with `/`, without symbolic links. */
	readonly folder: string;
	/** Whether files outside may not even be read. */
	readonly isBound: boolean;
}

/**
 * The root. It is the first of these that contains the source: `--root`, the folder of the named project, the nearest folder with a
 * project, the nearest with a repository of git. All these are bounds. Without any, the root is the working folder, else the folder
 * of the source, and other files may be read as well.
 *
 * @param source - folder of the source, or common to all sources: absolute, with `/`, without symbolic links
 * @throws UsageError if `--root` does not exist, or does not contain the source
 */
export function rootFor(source: string, { root, project, allowOutside = false }: RootFlags): Root {
	if (root !== undefined) {
		const folder = requestedRoot(root);
		if (isInside(source, folder)) return { folder, isBound: !allowOutside };
		throw new UsageError(
			`--root "${root}" does not contain the folder of the source, ${source}.`,
			'Name a folder that contains the sources and all files that they refer to.',
		);
	}
	const named = project?.endsWith(PROJECT) ? folderOf(project) : undefined;
	const bound =
		named !== undefined && isInside(source, named)
			? named
			: (nearest(source, hasProject) ?? nearest(source, (folder) => existsSync(join(folder, '.git'))));
	if (bound !== undefined) return { folder: bound, isBound: !allowOutside };
	const here = workingFolder();
	// Services often run in the top folder, which holds everything.
	return { folder: isInside(source, here) && here !== dirname(here) ? here : source, isBound: false };
}

const PROJECT = '.tiled-project';

/**
 * The folder that `--root` names: absolute, with `/`, without symbolic links.
 *
 * @throws UsageError if there is no such folder
 */
export function requestedRoot(root: string): string {
	if (statSync(root, { throwIfNoEntry: false })?.isDirectory()) return slashed(realpathSync(root));
	throw new UsageError(`--root: there is no folder "${root}".`, 'Name the folder that contains all files of the project.');
}

/** The nearest folder for which something holds: this one, or one above it. */
function nearest(folder: string, isIt: (folder: string) => boolean): string | undefined {
	for (let at = folder; ; at = dirname(at)) {
		if (isIt(at)) return at;
		if (dirname(at) === at) return undefined;
	}
}

const hasProject = (folder: string): boolean => projectIn(folder) !== undefined;

/** The project file in the nearest folder that has one: this one, or one above it. */
export function nearestProject(folder: string): string | undefined {
	const found = nearest(folder, hasProject);
	return found && projectIn(found);
}

function projectIn(folder: string): string | undefined {
	try {
		const [name] = readdirSync(folder)
			.filter((each) => each.endsWith(PROJECT))
			.sort();
		return name === undefined ? undefined : join(folder, name);
	} catch {
		// A folder that cannot be read has no project for us.
		return undefined;
	}
}

/** Whether a path is a folder or inside it; both in the form that `folderOf` returns. */
export const isInside = (path: string, folder: string): boolean =>
	path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

/** The deepest folder that contains all these folders. */
export function commonFolder(folders: readonly string[]): string {
	let [common = workingFolder()] = folders;
	for (const folder of folders) while (!isInside(folder, common) && dirname(common) !== common) common = dirname(common);
	return common;
}
