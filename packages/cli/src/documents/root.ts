import { readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../host/exit.ts';
import { folderOf, slashed, workingFolder } from '../host/paths.ts';

/** What was typed about the folder within which references are followed. */
interface RootFlags {
	readonly root?: string;
	readonly project?: string;
}

/**
 * The folder within which references are followed: the one that was asked for, else that of the project, else the working folder,
 * where the source lies in it, else the source's own. A project is the one that was named, or the nearest above the source.
 *
 * @param folder - of the source, or that which all sources share: absolute, with `/`, without symbolic links
 * @returns a path of the same form
 * @throws UsageError when there is no such folder, or the source lies outside of it
 */
export function rootFor(folder: string, { root, project }: RootFlags): string {
	if (root !== undefined) return askedRoot(folder, root);
	const named = project === undefined || project === '-' ? undefined : folderOf(project);
	const candidates = [named, folderOfProject(folder), workingFolder()];
	return candidates.find((each) => each !== undefined && isInside(folder, each)) ?? folder;
}

function askedRoot(folder: string, root: string): string {
	if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
		throw new UsageError(`--root: there is no folder "${root}".`, 'Name the folder that holds all files of the project.');
	const real = slashed(realpathSync(root));
	if (isInside(folder, real)) return real;
	throw new UsageError(
		`--root "${root}" does not hold the folder of the source, ${folder}.`,
		'Name a folder that holds the sources and all that they refer to.',
	);
}

/** The nearest folder, of this and those above, that has a project file. */
function folderOfProject(folder: string): string | undefined {
	for (let at = folder; ; at = dirname(at)) {
		try {
			if (readdirSync(at).some((name) => name.endsWith('.tiled-project'))) return at;
		} catch {
			// A folder that cannot be read shows no project.
		}
		if (dirname(at) === at) return undefined;
	}
}

/** Whether a file or folder is a folder or lies in it; both as `folderOf` gives them. */
export const isInside = (path: string, folder: string): boolean =>
	path === folder || path.startsWith(folder.endsWith('/') ? folder : `${folder}/`);

/** The folder that holds all of these folders. */
export function commonFolder(folders: readonly string[]): string {
	let [common = workingFolder()] = folders;
	for (const folder of folders) while (!isInside(folder, common) && dirname(common) !== common) common = dirname(common);
	return common;
}
