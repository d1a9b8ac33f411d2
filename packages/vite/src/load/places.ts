import { dirname, resolve } from 'node:path';
import { slashed } from '../files/slashed.ts';
import type { TilewrightOptions } from '../options.ts';

/** Where the files of a game are. Paths have `/`. */
export interface Places {
	/** The root of Vite, or the working folder. */
	readonly base: string;
	/** Whether modules import files by their paths, as in Vite. Rollup gets their content. */
	readonly areImported: boolean;
	/** The folder for atlases. */
	readonly atlases: string;
	/** The project file. */
	readonly project?: string;
	/** The module with the types of the project. */
	readonly types?: string;
	/** The folder that the references of a document may not leave. */
	readonly rootFor: (document: string) => string;
	/** The same for the project, which the configuration names: it may be anywhere. */
	readonly rootForProject: string;
}

/** @param cache - the folder of Vite for what can be made again; absent in Rollup */
export function placesFor(base: string, { project, root, types }: TilewrightOptions, cache?: string): Places {
	const from = slashed(resolve(base));
	const absolute = (path: string): string => slashed(resolve(base, path));
	const around = (path: string): string => (path.startsWith(`${from}/`) ? from : dirname(path));
	return {
		base: from,
		areImported: cache !== undefined,
		atlases: absolute(`${cache ?? 'node_modules/.cache'}/tilewright`),
		...(project !== undefined && { project: absolute(project) }),
		...(types !== undefined && { types: absolute(types) }),
		rootFor: (document) => (root === undefined ? around(document) : absolute(root)),
		rootForProject: project === undefined ? from : around(absolute(project)),
	};
}
