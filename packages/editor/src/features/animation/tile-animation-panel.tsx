import { signal, useSignal } from '@preact/signals';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import { Film } from 'lucide-preact';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Panel } from '../../contributions/panel.ts';
import { useEditor } from '../../page/context.ts';
import type { AnimationEditorProps } from './animation-editor.tsx';
import { tileAnimationWords } from './tile-animation-words.ts';

/** The animation of the selected tile of a tileset (rule E101). */
export const tileAnimationPanel: Panel = {
	id: 'tile-animation',
	title: tileAnimationWords.title,
	icon: Film,
	component: TileAnimationPanel,
	kinds: ['tileset'],
	place: 'right-bottom',
	isHiddenAtFirst: true,
};

/** The duration of new frames at first, in milliseconds. */
const DURATION = 100;

/** Few people animate tiles in a session: the code is loaded when the panel is shown first. */
const loaded = signal<ComponentType<AnimationEditorProps> | undefined>(undefined);

function TileAnimationPanel() {
	const editor = useEditor();
	const duration = useSignal(DURATION);
	useEffect(() => {
		void attempt(editor, async () => {
			loaded.value ??= (await import('./animation-editor.tsx')).AnimationEditor;
		});
	}, [editor]);
	const session = editor.current.value;
	if (session?.kind !== 'tileset') return <p class="empty">{tileAnimationWords.noTileset}</p>;
	const AnimationEditor = loaded.value;
	return AnimationEditor === undefined ? null : <AnimationEditor session={session} duration={duration} />;
}
