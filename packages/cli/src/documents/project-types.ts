import type { CustomTypes } from '@tilewright/format';
import type { FileIssue, Project } from '@tilewright/ops';
import { loadProject } from '@tilewright/ops';
import { fileLoader } from '@tilewright/ops/node';
import type { Gate } from '../gate/gate.ts';
import { isInside, nearestProject } from '../gate/root-folder.ts';
import { folderOf, realPath } from '../host/paths.ts';

/** The custom types of the projects that documents belong to. */
export interface ProjectTypes {
	/** The types of the project of a document, by its path; `undefined` if it has no project, or none that can be read. */
	readonly typesFor: (path: string) => Promise<CustomTypes | undefined>;
	/** The projects that were read so far. */
	readonly projects: () => Promise<readonly Project[]>;
	/** The findings in the projects that were read so far. */
	readonly issues: () => Promise<readonly FileIssue[]>;
}

/**
 * Reads the projects of documents, each once.
 *
 * @param named - the project file of all documents; by default, each has the nearest one above it
 */
export function projectTypes({ root, loader }: Gate, named?: string): ProjectTypes {
	const byFolder = new Map<string, string | undefined>();
	const byPath = new Map<string, Promise<Project>>();
	const projectOf = (path: string): string | undefined => {
		if (named !== undefined) return realPath(named);
		const folder = path.slice(0, Math.max(0, path.lastIndexOf('/')));
		if (!byFolder.has(folder)) byFolder.set(folder, nearestProject(folder === '' ? '/' : folder));
		return byFolder.get(folder);
	};
	const read = (path: string): Promise<Project> => {
		const known = byPath.get(path);
		if (known !== undefined) return known;
		// A project outside the root was chosen by the user or is above the root; what it names must be inside its own folder.
		const reading = loadProject(path, isInside(path, root) ? loader : fileLoader({ root: folderOf(path) }));
		byPath.set(path, reading);
		return reading;
	};
	const projects = async (): Promise<Project[]> => await Promise.all(byPath.values());
	return {
		typesFor: async (path) => {
			const project = projectOf(path);
			return project === undefined ? undefined : (await read(project)).types;
		},
		projects,
		issues: async () => (await projects()).flatMap(({ issues }) => issues),
	};
}
