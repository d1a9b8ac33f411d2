import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { ask } from '../page/ask.ts';
import { loadDialog } from '../ui/load-dialog.ts';
import type { FilesQuestion } from './pick-files-dialog.tsx';

/** Lets the user choose from the files that are worked on. @returns their paths; `undefined` if the user cancels */
export async function askForFiles(editor: Editor, question: FilesQuestion): Promise<readonly string[] | undefined> {
	const { PickFiles } = await loadDialog(() => import('./pick-files-dialog.tsx'));
	return await ask<readonly string[]>(editor, (close) => <PickFiles {...question} onClose={close} />);
}
