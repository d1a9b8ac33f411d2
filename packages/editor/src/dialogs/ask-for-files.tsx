import { ask } from '../app/ask.ts';
import type { Editor } from '../app/editor.ts';
import { loadDialog } from '../ui/load-dialog.ts';
import type { FilesQuestion } from './pick-files.tsx';

/** Lets the user choose from the files that are worked on. @returns their paths; `undefined` if the user cancels */
export async function askForFiles(editor: Editor, question: FilesQuestion): Promise<readonly string[] | undefined> {
	const { PickFiles } = await loadDialog(() => import('./loaded-later.ts'));
	return await ask<readonly string[]>(editor, (close) => <PickFiles {...question} onClose={close} />);
}
