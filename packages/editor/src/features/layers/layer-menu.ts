import { Pencil } from 'lucide-preact';
import type { MenuEntry } from '../../ui/menu-entry.ts';
import { layersWords } from './layers-words.ts';
import type { TreeState } from './tree-state.ts';

/** The kinds of layers that can be added. */
export const ADD_LAYER: readonly MenuEntry[] = ['AddTileLayer', 'AddObjectLayer', 'AddImageLayer', 'AddGroupLayer'];

/** The actions on a layer and the other selected ones. */
export const layerMenu = ({ renaming }: TreeState, id: number): readonly MenuEntry[] => [
	{ text: layersWords.newLayer, children: ADD_LAYER },
	'separator',
	{
		text: layersWords.renameLayer,
		icon: Pencil,
		run: () => {
			renaming.value = id;
		},
	},
	'DuplicateLayers',
	'MergeLayersDown',
	'RemoveLayers',
	'separator',
	'GroupLayers',
	'UngroupLayers',
	'MoveLayersUp',
	'MoveLayersDown',
	'separator',
	'ToggleSelectedLayers',
	'ToggleOtherLayers',
	'ToggleLockSelectedLayers',
	'ToggleLockOtherLayers',
	'separator',
	'LayerProperties',
];
