import type { CustomTypes } from '@tilewright/format';
import { loadProject } from '@tilewright/ops';
import type { Files } from '../files/files.ts';
import { isProject } from '../files/known-files.ts';

/** The custom types without a project. */
export const NO_TYPES: CustomTypes = { classes: [], enums: [] };

/** The project that a file belongs to: the nearest one in its folder or a folder above; `undefined` if there is none. */
export function projectOf(path: string, paths: readonly string[]): string | undefined {
	const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/') + 1);
	const projects = paths.filter((file) => isProject(file) && path.startsWith(folderOf(file)));
	return projects.sort((a, b) => folderOf(b).length - folderOf(a).length || (a < b ? -1 : 1))[0];
}

/** The custom types that count for a file (rule P1). Without a readable project there are none, nor where files cannot be listed. */
export async function projectTypes(files: Files, path: string): Promise<CustomTypes> {
	const project = projectOf(path, await files.list().catch(() => []));
	if (project === undefined) return NO_TYPES;
	return (await loadProject(project, files.loader)).types ?? NO_TYPES;
}
