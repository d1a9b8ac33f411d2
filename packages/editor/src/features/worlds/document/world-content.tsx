import { useComputed, useSignal } from '@preact/signals';
import { attempt } from '@tilewright/editor-core/commands/run.ts';
import type { WorldSession } from '@tilewright/editor-core/session/world-session.ts';
import { useEffect, useRef } from 'preact/hooks';
import { Bars } from '../../../contributions/bars.tsx';
import { dialogs } from '../../../page/ask.ts';
import { useEditor } from '../../../page/context.ts';
import { CommandButton } from '../../../ui/command-button.tsx';
import { Toolbar } from '../../../ui/toolbar.tsx';
import { worldsWords } from '../worlds-words.ts';
import '../../map-view/map-view.css';
import { holdKeys } from '@tilewright/editor-canvas/view/held-keys.ts';
import { placedMaps } from '../placed-maps.ts';
import '../../../ui/document-head.css';

/** A world: its maps at their places, below the buttons for them. */
export function WorldContent({ session }: { readonly session: WorldSession }) {
	const editor = useEditor();
	const host = useRef<HTMLDivElement>(null);
	const maps = useComputed(() => placedMaps(session));
	const isLoaded = useSignal(false);
	useEffect(() => {
		let stop = (): void => undefined;
		let isOver = false;
		const keys = host.current && holdKeys(host.current, () => editor.current.value === session && dialogs(editor).value.length === 0);
		// Few people have worlds.
		void attempt(editor, async () => {
			try {
				const { runWorldView } = await import('./run-world-view.ts');
				if (isOver || host.current === null) return;
				stop = runWorldView(editor, session, maps, host.current);
				isLoaded.value = true;
				keys?.release();
			} finally {
				keys?.stop();
			}
		});
		return () => {
			isOver = true;
			keys?.stop();
			stop();
		};
	}, [editor, session, maps, isLoaded]);
	const words = worldsWords;
	const count = maps.value.length;
	return (
		<div class="document-content">
			<Bars owner={session} />
			<header class="document-head">
				<Toolbar label={words.tools}>
					<CommandButton id="AddMapToWorld" />
					<CommandButton id="RemoveMapsFromWorld" />
					<CommandButton id="OpenMapOfWorld" />
					<CommandButton id="EditWorldPatterns" />
					<CommandButton id="WorldProperties" />
				</Toolbar>
				<p>
					<span>{count === 0 ? words.empty : words.facts(count, session.doc.value.patterns.length)}</span>
					{count > 0 && <span class="document-hint">{words.hint}</span>}
				</p>
			</header>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: maps are chosen, moved and opened by keys, too. */}
			<div ref={host} class="map-view" role="application" aria-label={session.path.value} aria-busy={!isLoaded.value} tabIndex={0} />
		</div>
	);
}
