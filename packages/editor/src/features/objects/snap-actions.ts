import { objectsWords } from '@tilewright/editor-canvas/objects/objects-words.ts';
import type { ObjectSelection, SnapMode } from '@tilewright/editor-core/editor/preferences.ts';
import { LassoSelect, Magnet } from 'lucide-preact';

import type { Action } from '../../contributions/action.ts';

const words = objectsWords.preferences;

const snapTo = (id: string, name: string, mode: SnapMode): Action => ({
	id,
	text: name,
	isOn: ({ preferences }) => preferences.snapMode.value === mode,
	run: ({ preferences }) => {
		preferences.snapMode.value = mode;
	},
});

const selectFrom = (id: string, name: string, selection: ObjectSelection): Action => ({
	id,
	text: name,
	isOn: ({ preferences }) => preferences.objectSelection.value === selection,
	run: ({ preferences }) => {
		preferences.objectSelection.value = selection;
	},
});

/** The actions that choose how objects snap, which are selected, and whether references are shown (rules E42, E43, E56, E57). */
export const snapActions: readonly Action[] = [
	snapTo('SnapNothing', words.snapNothing, 'none'),
	snapTo('SnapToGrid', words.snapToGrid, 'grid'),
	snapTo('SnapToFineGrid', words.snapToFineGrid, 'fine'),
	snapTo('SnapToPixels', words.snapToPixels, 'pixels'),
	{
		id: 'SmartGuides',
		text: words.smartGuides,
		icon: Magnet,
		isOn: ({ preferences }) => preferences.smartGuides.value,
		run: ({ preferences }) => {
			preferences.smartGuides.value = !preferences.smartGuides.value;
		},
	},
	{
		id: 'ShowObjectReferences',
		text: words.showReferences,
		isOn: ({ preferences }) => preferences.objectReferences.value,
		run: ({ preferences }) => {
			preferences.objectReferences.value = !preferences.objectReferences.value;
		},
	},
	selectFrom('SelectFromAllLayers', words.selectFromAll, 'all'),
	selectFrom('PreferSelectedLayers', words.preferSelected, 'prefer'),
	selectFrom('SelectFromSelectedLayers', words.selectFromSelected, 'only'),
	{
		id: 'SelectEnclosed',
		text: words.selectEnclosed,
		icon: LassoSelect,
		isOn: ({ preferences }) => preferences.selectEnclosed.value,
		run: ({ preferences }) => {
			preferences.selectEnclosed.value = !preferences.selectEnclosed.value;
		},
	},
];
