import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { Map as MapIcon } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Panel } from '../../contributions/panel.ts';
import { panelsWords } from '../../contributions/panels-words.ts';
import { useEditor } from '../../page/context.ts';
import { minimapWords } from './minimap-words.ts';
import { runMinimap } from './run-minimap.ts';
import './minimap-panel.css';

/** The whole map, small: a click shows a place (rule E142). */
export const minimapPanel: Panel = {
	id: 'minimap',
	title: minimapWords.title,
	icon: MapIcon,
	component: MinimapPanel,
	kinds: ['map'],
	place: 'left-bottom',
};

function MinimapPanel() {
	const session = useEditor().currentMap.value;
	if (session === undefined) return <p class="empty">{panelsWords.noMap}</p>;
	return <Minimap key={session.id} session={session} />;
}

function Minimap({ session }: { readonly session: MapSession }) {
	const editor = useEditor();
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => (host.current === null ? undefined : runMinimap(editor, session, host.current)), [editor, session]);
	return (
		<div ref={host} class="minimap" role="img" aria-label={minimapWords.describe}>
			<div class="minimap-map" />
			<div class="minimap-view" />
		</div>
	);
}
