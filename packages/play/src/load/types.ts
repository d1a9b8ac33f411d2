import type { CustomTypes } from '@tilewright/format';
import type { FileIssue } from '@tilewright/ops';
import type { Start } from '../files/start.ts';

/** The custom types of a game. */
export interface Types {
	readonly types: CustomTypes | undefined;
	/** The path of their file. */
	readonly typesPath: string | undefined;
	readonly issues: readonly FileIssue[];
}

/** Reads the custom types of a project; without a project, there are none. */
export async function typesOf({ loader, pathOf }: Start, project: Parameters<Start['pathOf']>[0] | undefined): Promise<Types> {
	if (project === undefined) return { types: undefined, typesPath: undefined, issues: [] };
	const { loadProject } = await import('./on-demand.ts');
	const { types, path, issues } = await loadProject(pathOf(project), loader);
	return { types, typesPath: path, issues };
}
