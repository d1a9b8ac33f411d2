import { readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { UsageError } from '../host/exit.ts';
import { folderOf, slashed, workingFolder } from '../host/paths.ts';

/** The options that determine the root. */
interface RootFlags {
	readonly root?: string;
	readonly project?: string;
}

/**
 * The root: the folder that files may be read from. It is the first of these that contains the source: `--root`, the folder of the
 * project, the working folder, the folder of the source. The project is the given one, or the nearest above the source.
 *
 * @param folder - of the source, or common to all sources: absolute, with `/`, without symbolic links
 * @returns a path of the same form
 * @throws UsageError if `--root` does not exist, or does not contain the source
 */
export function rootFor(folder: string, { root, project }: RootFlags): string {
	if (root !== undefined) return requestedRoot(folder, root);
	const named = project === undefined || project === '-' ? undefined : folderOf(project);
	const candidates = [named, folderOfProject(folder), workingFolder()];
	return candidates.find((each) => each !== undefined && isInside(folder, each)) ?? folder;
}

function requestedRoot(folder: string, root: string): string {
	if (!statSync(root, { throwIfNoEntry: false })?.isDirectory())
		throw new UsageError(`--root: there is no folder "${root}".`, 'Name the folder that contains all files of the project.');
	const real = slashed(realpathSync(root));
	if (isInside(folder, real)) return real;
	throw new UsageError(
		`--root "${root}" does not contain the folder of the source, ${folder}.`,
		'Name a folder that contains the sources and all files that they refer to.',
	);
}

/** The nearest folder with a project file: this one, or one above it. */
function folderOfProject(folder: string): string | undefined {
	for (let at = folder; ; at = dirname(at)) {
		try {
			if (readdirSync(at).some((name) => name.endsWith('.tiled-project'))) return at;
		} catch {
			// A folder that cannot be read has no project for us.
		}
		if (dirname(at) === at) return undefined;
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
