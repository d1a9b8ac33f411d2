import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Files } from '@tilewright/editor-core/files/files.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import { NO_TYPES, projectOf } from '@tilewright/editor-core/session/project-types.ts';
import type { CustomTypes } from '@tilewright/format';
import { loadProject } from '@tilewright/ops';

/** The number of times that types were shared: the types that were read last count. */
const sharing = service('sharing of custom types', (_: Files) => ({ turn: 0 }));

/** Gives all open documents the custom types of their projects, as the files have them now. */
export async function shareTypes({ sessions }: Editor, files: Files): Promise<void> {
	const turn = ++sharing(files).turn;
	const paths = await files.list().catch(() => []);
	const known = new Map<string, Promise<CustomTypes>>();
	const typesOf = (project: string): Promise<CustomTypes> => {
		const types = known.get(project) ?? loadProject(project, files.loader).then(({ types: read }) => read ?? NO_TYPES);
		known.set(project, types);
		return types;
	};
	for (const session of sessions.value) {
		if (session.files !== files) continue;
		const project = projectOf(session.path.value, paths);
		const types = project === undefined ? NO_TYPES : await typesOf(project);
		if (sharing(files).turn !== turn) return;
		session.types.value = types;
	}
}
