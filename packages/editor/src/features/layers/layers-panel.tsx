import { useComputed, useSignal } from '@preact/signals';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { Layers } from 'lucide-preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Panel } from '../../contributions/panel.ts';
import { panelsWords } from '../../contributions/panels-words.ts';
import { useEditor } from '../../page/context.ts';
import { LayerButtons } from './layer-buttons.tsx';
import { LayerLook } from './layer-look.tsx';
import type { LayerRow } from './layer-rows.ts';
import { keepRows, layerRows } from './layer-rows.ts';
import { LayerTree } from './layer-tree.tsx';
import { layersWords } from './layers-words.ts';
import type { TreeState } from './tree-state.ts';
import '../../ui/drop-mark.css';
import './layers-panel.css';

/** The layers as a tree (rules E68–E78). */
export const layersPanel: Panel = {
	id: 'layers',
	title: layersWords.title,
	icon: Layers,
	component: LayersPanel,
	kinds: ['map'],
	place: 'right-top',
};

function LayersPanel() {
	const session = useEditor().currentMap.value;
	if (session === undefined) return <p class="empty">{panelsWords.noMap}</p>;
	return <LayersOf key={session.id} session={session} />;
}

function LayersOf({ session }: { readonly session: MapSession }) {
	const before = useRef<readonly LayerRow[]>([]);
	const rows = useComputed(() => {
		before.current = keepRows(before.current, layerRows(session.structure.value.layers, session.foldedGroups.value));
		return before.current;
	});
	const renaming = useSignal<TreeState['renaming']['value']>(undefined);
	const drop = useSignal<TreeState['drop']['value']>(undefined);
	const anchor = useSignal<TreeState['anchor']['value']>(undefined);
	const tree = useMemo(() => ({ session, rows, renaming, drop, anchor }), [session, rows, renaming, drop, anchor]);
	return (
		<div class="layers-panel">
			<LayerLook session={session} />
			{rows.value.length === 0 ? (
				<p class="empty">
					{layersWords.empty} {layersWords.addFirst}
				</p>
			) : (
				<LayerTree tree={tree} />
			)}
			<LayerButtons />
		</div>
	);
}
