import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Expected, Files } from '@tilewright/editor-core/files/files.ts';
import { isRefused } from '@tilewright/editor-core/files/files.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import { ask } from '../page/ask.ts';
import { choose } from '../ui/choice-dialog.tsx';
import { loadDialog } from '../ui/load-dialog.ts';
import { filesWords } from './files-words.ts';
import type { NewFileWords } from './save-in-file-dialog.tsx';

/** A file to write, and the state that it must have before. */
interface NewFile {
	readonly path: string;
	readonly expected: Expected;
}

/** Asks for the file of something new, such as a template, and whether it replaces the one that is there. */
export async function askForNewFile(editor: Editor, files: Files, words: NewFileWords, suggested: string): Promise<NewFile | undefined> {
	const { SaveInFile } = await loadDialog(() => import('./save-in-file-dialog.tsx'));
	const path = await ask<string>(editor, (close) => <SaveInFile words={words} path={suggested} onClose={close} />);
	if (path === undefined) return undefined;
	if (isRefused(await files.read(path))) return { path, expected: 'nothing' };
	const answers = [{ value: true, text: filesWords.replace, danger: true }];
	const answer = await choose(editor, { title: filesWords.existsTitle, message: filesWords.exists(nameOf(path)), answers });
	return answer === undefined ? undefined : { path, expected: 'anything' };
}
