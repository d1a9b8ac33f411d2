import {
	canMerge,
	duplicateLayers,
	findLayer,
	groupLayers,
	mergeLayersDown,
	stepLayers,
	toggleLayers,
	toggleOtherLayers,
	ungroupLayers,
} from '@tilewright/edit';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Layer } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { LucideIcon } from 'lucide-preact';
import { ArrowDown, ArrowUp, Copy, Eye, FolderMinus, FolderPlus, FoldVertical, Lock, Trash2 } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { LAYER_ICONS } from '../../ui/layer-icons.ts';
import { copyName } from './copy-name.ts';
import { addLayer, doAndSelect, removeSelectedLayers, selectLayers } from './layer-steps.ts';
import { layersWords } from './layers-words.ts';

const words = layersWords;

/** An action on the selected layers of the current map. */
function onLayers(
	id: string,
	name: string,
	run: (session: MapSession, editor: Editor) => void,
	more: { readonly icon?: LucideIcon; readonly keys?: readonly string[]; readonly isEnabled?: (session: MapSession) => boolean } = {},
): Action {
	const { isEnabled = () => true, ...rest } = more;
	const selected = ({ currentMap }: Editor): MapSession | undefined =>
		(currentMap.value?.selectedLayers.value.length ?? 0) > 0 ? currentMap.value : undefined;
	return {
		id,
		text: name,
		...rest,
		isEnabled: (editor) => {
			const session = selected(editor);
			return session !== undefined && isEnabled(session);
		},
		run: (editor) => {
			const session = selected(editor);
			if (session !== undefined) run(session, editor);
		},
	};
}

const add = (id: string, name: string, type: Layer['type']): Action => ({
	id,
	text: name,
	icon: LAYER_ICONS[type],
	isEnabled: ({ currentMap }) => currentMap.value !== undefined,
	run: ({ currentMap }) => {
		if (currentMap.value !== undefined) addLayer(currentMap.value, type);
	},
});

/** Moves the selected layers one step. */
const move = (direction: 'up' | 'down', name: string, icon: LucideIcon, keys: string): Action =>
	onLayers(
		direction === 'up' ? 'MoveLayersUp' : 'MoveLayersDown',
		name,
		(session) => session.do(name, stepLayers(session.map.value, session.selectedLayers.value, direction)),
		{ icon, keys: [keys], isEnabled: (session) => canMove(session, direction) },
	);

/** Whether the selected layers can move one step. All can, unless one of them is the last of the map: others can at least leave their group. */
function canMove({ structure, selectedLayers }: MapSession, direction: 'up' | 'down'): boolean {
	const last = structure.value.layers.at(direction === 'up' ? -1 : 0);
	return last !== undefined && !selectedLayers.value.includes(last.id);
}

/** The selected layers that can be merged into the layer below. */
const mergeable = ({ structure, selectedLayers }: MapSession): readonly number[] =>
	selectedLayers.value.filter((id) => {
		const { layer, siblings, position } = findLayer(structure.value, id);
		const below = siblings[position - 1];
		return below !== undefined && canMerge(layer, below);
	});

function mergeDown(session: MapSession, editor: Editor): void {
	const map = session.map.value;
	const ids = mergeable(session);
	const { changes, issues } = mergeLayersDown(map, ids);
	const targets = ids.flatMap((id) => {
		const { siblings, position } = findLayer(map, id);
		return siblings[position - 1]?.id ?? [];
	});
	session.do(words.merge, changes);
	const left = new Set([...eachLayer(session.map.value.layers)].map(({ layer }) => layer.id));
	selectLayers(
		session,
		targets.filter((id) => left.has(id)),
	);
	if (issues.length > 0) editor.notify(words.merged(issues.map(({ message }) => message).join(' ')));
}

/** Makes the layer above or below in the tree the current one. */
function selectBeside(session: MapSession, by: 1 | -1): void {
	const ids = [...eachLayer(session.map.value.layers)].map(({ layer }) => layer.id);
	const next = ids[ids.indexOf(session.currentLayerId.value ?? Number.NaN) + by];
	if (next !== undefined) selectLayers(session, [next]);
}

const isGroupOrInOne = ({ structure, selectedLayers }: MapSession): boolean =>
	selectedLayers.value.some((id) => {
		const { layer, group } = findLayer(structure.value, id);
		return layer.type === 'group' || group !== undefined;
	});

/** The actions on whole layers (rules E68–E75). */
export const layerActions: readonly Action[] = [
	add('AddTileLayer', words.addTileLayer, 'tilelayer'),
	add('AddObjectLayer', words.addObjectLayer, 'objectgroup'),
	add('AddImageLayer', words.addImageLayer, 'imagelayer'),
	add('AddGroupLayer', words.addGroupLayer, 'group'),
	onLayers(
		'GroupLayers',
		words.group,
		(session) => doAndSelect(session, words.group, groupLayers(session.map.value, session.selectedLayers.value)),
		{ icon: FolderPlus },
	),
	onLayers(
		'UngroupLayers',
		words.ungroup,
		(session) => session.do(words.ungroup, ungroupLayers(session.map.value, session.selectedLayers.value)),
		{ icon: FolderMinus, isEnabled: isGroupOrInOne },
	),
	onLayers(
		'DuplicateLayers',
		words.duplicateLayers,
		(session, editor) =>
			doAndSelect(session, words.duplicate, duplicateLayers(session.map.value, session.selectedLayers.value, copyName(editor))),
		{ icon: Copy, keys: ['$mod+Shift+KeyD'] },
	),
	onLayers('MergeLayersDown', words.mergeDown, mergeDown, { icon: FoldVertical, isEnabled: (session) => mergeable(session).length > 0 }),
	onLayers('RemoveLayers', words.removeLayers, removeSelectedLayers, { icon: Trash2 }),
	onLayers('SelectNextLayer', words.selectAbove, (session) => selectBeside(session, 1), { keys: ['$mod+PageUp'] }),
	onLayers('SelectPreviousLayer', words.selectBelow, (session) => selectBeside(session, -1), { keys: ['$mod+PageDown'] }),
	onLayers(
		'SelectAllLayers',
		words.selectAll,
		(session) => {
			const ids = [...eachLayer(session.map.value.layers)].map(({ layer }) => layer.id);
			selectLayers(session, ids, session.currentLayerId.value);
		},
		{ keys: ['$mod+Alt+KeyA'] },
	),
	move('up', words.raise, ArrowUp, '$mod+Shift+ArrowUp'),
	move('down', words.lower, ArrowDown, '$mod+Shift+ArrowDown'),
	onLayers(
		'ToggleSelectedLayers',
		words.showOrHide,
		(session) => session.do(words.showOrHide, toggleLayers(session.map.value, session.selectedLayers.value, 'visible')),
		{ icon: Eye, keys: ['$mod+KeyH'] },
	),
	onLayers(
		'ToggleOtherLayers',
		words.showOrHideOthers,
		(session) => session.do(words.showOrHide, toggleOtherLayers(session.map.value, session.selectedLayers.value, 'visible')),
		{ keys: ['$mod+Shift+KeyH'] },
	),
	onLayers(
		'ToggleLockSelectedLayers',
		words.lockOrUnlock,
		(session) => session.do(words.lockOrUnlock, toggleLayers(session.map.value, session.selectedLayers.value, 'locked')),
		{ icon: Lock, keys: ['$mod+KeyL'] },
	),
	onLayers(
		'ToggleLockOtherLayers',
		words.lockOrUnlockOthers,
		(session) => session.do(words.lockOrUnlock, toggleOtherLayers(session.map.value, session.selectedLayers.value, 'locked')),
		{ keys: ['$mod+Shift+KeyL'] },
	),
];
