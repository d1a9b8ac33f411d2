import { useSignal } from '@preact/signals';
import { objectsWords } from '@tilewright/editor-canvas/objects/objects-words.ts';
import { placedLayersOf } from '@tilewright/editor-canvas/objects/placed-layers.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { Shapes } from 'lucide-preact';
import { useMemo, useRef } from 'preact/hooks';
import type { Panel } from '../../contributions/panel.ts';
import { panelsWords } from '../../contributions/panels-words.ts';
import { useEditor } from '../../page/context.ts';
import { TextInput } from '../../ui/text-input.tsx';
import { useDeferred } from '../../ui/use-deferred.ts';
import type { ObjectList } from './object-list.ts';
import { objectRows } from './object-rows.ts';
import { ObjectTree } from './object-tree.tsx';
import '../../ui/drop-mark.css';
import './objects-panel.css';

/** The objects of the map by their layers (rule E143), or the collision shapes of a tile while they are edited (rule E98). */
export const objectsPanel: Panel = {
	id: 'objects',
	title: objectsWords.panel.title,
	icon: Shapes,
	component: ObjectsPanel,
	kinds: ['map', 'tileset'],
	isFor: (session) => session.kind !== 'tileset' || session.editsShapes.value,
	place: 'right-top',
};

/** More rows than this are listed in a task of its own. */
const MANY = 2000;

function ObjectsPanel() {
	const { current, toolMap } = useEditor();
	const session = toolMap.value;
	if (session === undefined)
		return <p class="empty">{current.value?.kind === 'tileset' ? panelsWords.noTileSelected : panelsWords.noMap}</p>;
	return <ObjectsOf key={session.id} session={session} />;
}

function ObjectsOf({ session }: { readonly session: MapSession }) {
	const editor = useEditor();
	const folded = useSignal<ReadonlySet<number>>(new Set());
	const filter = useSignal('');
	const current = useSignal<number | undefined>(undefined);
	const renaming = useSignal<number | undefined>(undefined);
	const drop = useSignal<ObjectList['drop']['value']>(undefined);
	const count = useRef(0);
	const rows = useDeferred(
		() => {
			session.structure.value;
			const found = objectRows(placedLayersOf(session).value, folded.value, filter.value);
			count.current = found.length;
			return found;
		},
		() => count.current > MANY,
	);
	const list: ObjectList = useMemo(
		() => ({ editor, session, rows, folded, current, renaming, drop }),
		[editor, session, rows, folded, current, renaming, drop],
	);
	const isEmpty = rows.value.length === 0;
	const hasLayers = !isEmpty || placedLayersOf(session).value.layers.length > 0;
	return (
		<div class="objects-panel">
			<div class="objects-filter">
				<TextInput
					label={objectsWords.panel.filter}
					placeholder={objectsWords.panel.filter}
					value={filter.value}
					onCommit={(words) => {
						filter.value = words;
					}}
					onInput={(words) => {
						filter.value = words;
					}}
				/>
			</div>
			{isEmpty ? <p class="empty">{hasLayers ? objectsWords.panel.noneFound : objectsWords.panel.empty}</p> : <ObjectTree list={list} />}
		</div>
	);
}
