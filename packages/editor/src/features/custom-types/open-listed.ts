import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { isProject } from '@tilewright/editor-core/files/known-files.ts';
import { openPath } from '../../opening/open-path.ts';
import { loadDialog } from '../../ui/load-dialog.ts';

/** Opens a file that is listed: a document in a tab, a project in the editor of its custom types. */
export async function openListed(editor: Editor, path: string): Promise<void> {
	if (!isProject(path)) return void (await openPath(editor, path));
	const { editCustomTypes } = await loadDialog(() => import('./edit-types.tsx'));
	await editCustomTypes(editor, { files: editor.files.value, path });
}
