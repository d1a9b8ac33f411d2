import { findObject } from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { targetsOf } from '@tilewright/ops';
import { openPath } from './open-path.ts';

/** Opens the document that a reference leads to, in a tab of its own. */
export async function openReference(editor: Editor, { files, path, graph }: Session, reference: string): Promise<void> {
	await openPath(editor, targetsOf(graph.value, path.value).pathOf(reference), files);
}

/** Opens the current tileset of the current map, if it has a file of its own. */
export async function editTileset(editor: Editor): Promise<void> {
	const session = editor.currentMap.value;
	const tileset = session?.map.value.tilesets[session.currentTileset.value];
	if (session !== undefined && tileset !== undefined && 'source' in tileset) await openReference(editor, session, tileset.source);
}

/** Opens the template of the first selected object that has one. */
export async function editTemplate(editor: Editor): Promise<void> {
	const session = editor.toolMap.value;
	if (session === undefined) return;
	for (const id of session.selectedObjects.value) {
		const { object } = findObject(session.map.value, id);
		if ('template' in object) return await openReference(editor, session, object.template);
	}
}
