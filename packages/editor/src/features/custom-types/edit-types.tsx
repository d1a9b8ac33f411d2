import { signal } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { ask } from '../../page/ask.ts';
import { customTypesWords } from './custom-types-words.ts';
import { CustomTypesDialog } from './dialog/custom-types-dialog.tsx';
import type { ProjectPlace } from './find-project.tsx';
import { canKeepTypes, findProject } from './find-project.tsx';
import { openProject } from './project-file.ts';
import { shareTypes } from './share-types.ts';

const words = customTypesWords;

/**
 * Lets the user edit the custom types of a project (rules E111 to E114). Changes are in the file at once, and in all open documents.
 *
 * @param place - by default the project of the document that is shown
 */
export async function editCustomTypes(editor: Editor, place?: ProjectPlace): Promise<void> {
	const { files, path } = place ?? (await findProject(editor)) ?? {};
	if (files === undefined || path === undefined || !canKeepTypes(editor, files)) return;
	const name = nameOf(path);
	const message = signal('');
	const file = await openProject(files, path, {
		onSaved: () => void shareTypes(editor, files),
		onMerged: () => {
			message.value = words.merged(name);
		},
		onLost: (why) => editor.fail(words.lost(name), why),
	});
	if ('why' in file) return editor.fail(words.cannotEdit(name), file.why);
	try {
		await ask<void>(editor, (close) => <CustomTypesDialog editor={editor} file={file} message={message} onClose={close} />);
		await file.settled();
	} finally {
		file.close();
	}
}
