import { effect, untracked } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';

/** Takes the last message out of the status bar when the user goes on: with a change of the map, another tool, another map. */
export function dropNotices(editor: Editor): () => void {
	const drop = (): void => {
		editor.status.value = '';
	};
	return effect(() => {
		editor.toolIds.value;
		const session = editor.current.value;
		untracked(drop);
		return session?.onChange(drop);
	});
}
