import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { commitField } from '../../ui/commit-field.ts';
import { openDropped } from '../open/pick.ts';

/** Asks before the page is closed with unsaved changes (rule E133), and opens files that are dropped on it. */
export function guardPage(editor: Editor, page: Window): void {
	page.addEventListener('beforeunload', (event) => {
		// Text that is being typed is not lost either: now it is a change.
		commitField();
		if (editor.sessions.value.some(({ modified }) => modified.value)) event.preventDefault();
	});
	// The panels of the page take part in dragging, too: files are none of their business.
	const capture = { capture: true };
	page.addEventListener(
		'dragover',
		(event) => {
			if (!hasFiles(event)) return;
			event.preventDefault();
			event.stopPropagation();
			event.dataTransfer.dropEffect = 'copy';
		},
		capture,
	);
	page.addEventListener(
		'drop',
		(event) => {
			if (!hasFiles(event)) return;
			event.preventDefault();
			event.stopPropagation();
			const at = { x: event.clientX, y: event.clientY };
			const { dataTransfer } = event;
			void attempt(editor, () => openDropped(editor, dataTransfer, at));
		},
		capture,
	);
}

const hasFiles = (event: DragEvent): event is DragEvent & { readonly dataTransfer: DataTransfer } =>
	event.dataTransfer?.types.includes('Files') === true;
