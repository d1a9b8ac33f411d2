import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Action } from '../../contributions/action.ts';
import { hasDocument } from '../../contributions/action.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';

/** Shows the document of the next (1) or previous (-1) tab; after the last comes the first. */
function step({ sessions: { value: sessions }, current }: Editor, by: 1 | -1): void {
	const at = current.value === undefined ? -1 : sessions.indexOf(current.value);
	if (at >= 0) current.value = sessions[(at + by + sessions.length) % sessions.length];
}

/** Goes from tab to tab. With a single document, the keys do nothing: else the browser would leave the page by them. */
export const documentActions: readonly Action[] = [
	{
		id: 'PreviousDocument',
		text: filesWords.previousDocument,
		keys: ['Alt+ArrowLeft'],
		isEnabled: hasDocument,
		run: (editor) => step(editor, -1),
	},
	{
		id: 'NextDocument',
		text: filesWords.nextDocument,
		keys: ['Alt+ArrowRight'],
		isEnabled: hasDocument,
		run: (editor) => step(editor, 1),
	},
];
