import { computed, effect, untracked } from '@preact/signals';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Around } from '../map-view/around-map.ts';

/**
 * Shows the other maps of open worlds around a map, as long as the user prefers that (rule E124). Few people have worlds: the code is loaded
 * with the first one.
 *
 * @returns a function that ends this
 */
export function showAround(editor: Editor, session: MapSession, around: Around): () => void {
	const isWanted = computed(
		() =>
			session.isShapes !== true &&
			editor.preferences.showWorld.value &&
			editor.sessions.value.some(({ kind, files }) => kind === 'world' && files === session.files),
	);
	return effect(() => {
		if (!isWanted.value) return undefined;
		let isOver = false;
		let remove = (): void => undefined;
		untracked(
			() =>
				void attempt(editor, async () => {
					const { worldAround } = await import('./world-around.ts');
					if (!isOver) remove = worldAround(editor, session, around);
				}),
		);
		return () => {
			isOver = true;
			remove();
		};
	});
}
