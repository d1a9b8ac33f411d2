import { Map as MapIcon } from 'lucide-preact';
import { useEffect, useRef } from 'preact/hooks';
import { useEditor } from '../../app/context.ts';
import { laterText } from '../../messages/later-text.ts';
import { text } from '../../messages/text.ts';
import type { MapSession } from '../../session/map-session.ts';
import type { Panel } from '../panel.ts';
import { runMinimap } from './run-minimap.ts';
import './minimap-panel.css';

/** The whole map, small: a click shows a place (rule E142). */
export const minimapPanel: Panel = {
	id: 'minimap',
	title: laterText.minimap.title,
	icon: MapIcon,
	component: MinimapPanel,
	kinds: ['map'],
	place: 'left-bottom',
};

function MinimapPanel() {
	const session = useEditor().currentMap.value;
	if (session === undefined) return <p class="empty">{text.panels.noMap}</p>;
	return <Minimap key={session.id} session={session} />;
}

function Minimap({ session }: { readonly session: MapSession }) {
	const editor = useEditor();
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => (host.current === null ? undefined : runMinimap(editor, session, host.current)), [editor, session]);
	return (
		<div ref={host} class="minimap" role="img" aria-label={laterText.minimap.describe}>
			<div class="minimap-map" />
			<div class="minimap-view" />
		</div>
	);
}
