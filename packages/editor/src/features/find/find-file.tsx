import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { listedAmong } from '@tilewright/editor-core/files/known-files.ts';
import { ask } from '../../page/ask.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import { openListed } from '../custom-types/open-listed.ts';
import { findWords } from './find-words.ts';
import { Finder } from './finder.tsx';

/** Lets the user find a document, or the project itself, by parts of its name, and opens it (rule E122). */
export async function findFile(editor: Editor): Promise<void> {
	const files = listedAmong(await loadDialog(() => editor.files.value.list()));
	const chosen = await ask<string>(editor, (close) => (
		<Finder
			label={findWords.goToFile}
			placeholder={findWords.filePlaceholder}
			empty={files.length === 0 ? findWords.noFiles : findWords.noFile}
			find={async () => {
				const { searchFiles } = await import('./search-files.ts');
				return (words) => searchFiles(files, words);
			}}
			onClose={close}
		/>
	));
	if (chosen !== undefined) await openListed(editor, chosen);
}
