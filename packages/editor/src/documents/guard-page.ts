import type { Editor } from '../app/editor.ts';
import { openDropped } from './pick.tsx';

/** Asks before the page is closed with unsaved changes (rule E133), and opens files that are dropped on it. */
export function guardPage(editor: Editor, page: Window): void {
	page.addEventListener('beforeunload', (event) => {
		if (editor.sessions.value.some(({ modified }) => modified.value)) event.preventDefault();
	});
	page.addEventListener('dragover', (event) => {
		if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
		event.preventDefault();
		event.dataTransfer.dropEffect = 'copy';
	});
	page.addEventListener('drop', (event) => {
		if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
		event.preventDefault();
		openDropped(editor, event.dataTransfer).catch((error: unknown) => editor.fail(error instanceof Error ? error.message : String(error)));
	});
}
