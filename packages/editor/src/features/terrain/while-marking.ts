import { effect } from '@preact/signals';
import { belongsToField } from '@tilewright/editor-canvas/keys/pressed-keys.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import { dialogs } from '../../page/ask.ts';
import { editTerrainWords } from './edit-terrain-words.ts';

const words = editTerrainWords;

/** Says how tiles are marked while they are, and ends it by Escape, wherever the focus is. @returns a function that ends this */
export function whileMarking(editor: Editor, session: TilesetSession, page: Window): () => void {
	const { isMarking, pattern } = session.terrain;
	const listener = (event: KeyboardEvent): void => {
		if (event.key !== 'Escape' || event.defaultPrevented || belongsToField(event)) return;
		if (editor.current.value === session && dialogs(editor).value.length === 0) isMarking.value = false;
	};
	page.addEventListener('keydown', listener);
	const stopHint = effect(() => {
		if (editor.current.value !== session) return undefined;
		const hint = pattern.value === undefined ? words.markHint : words.patternHint;
		editor.hint.value = hint;
		return () => {
			if (editor.hint.peek() === hint) editor.hint.value = '';
		};
	});
	return () => {
		page.removeEventListener('keydown', listener);
		stopHint();
	};
}
