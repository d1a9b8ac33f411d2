import { offsetLayersTool } from '@tilewright/editor-canvas/tools/layers/offset-layers.ts';
import { Move } from 'lucide-preact';
import type { Feature } from '../../contributions/feature.ts';
import { menusWords } from '../../contributions/menus-words.ts';
import { layerActions } from './layer-actions.ts';
import { layerViaActions } from './layer-via-actions.ts';
import { layersPanel } from './layers-panel.tsx';

/** Layers: their panel, their actions, and the tool that moves them. */
export const layersFeature: Feature = {
	actions: [...layerActions, ...layerViaActions],
	tools: [{ tool: offsetLayersTool, icon: Move }],
	panels: [layersPanel],
	menus: [
		{
			place: 'layer/new',
			entries: [
				{
					text: menusWords.newLayer,
					children: ['AddTileLayer', 'AddObjectLayer', 'AddImageLayer', 'AddGroupLayer', 'separator', 'LayerViaCopy', 'LayerViaCut'],
				},
				{ text: menusWords.group, children: ['GroupLayers', 'UngroupLayers'] },
				'DuplicateLayers',
				'MergeLayersDown',
				'RemoveLayers',
			],
		},
		{ place: 'layer/select', entries: ['SelectPreviousLayer', 'SelectNextLayer', 'SelectAllLayers'] },
		{ place: 'layer/move', entries: ['MoveLayersUp', 'MoveLayersDown'] },
		{
			place: 'layer/show',
			entries: ['ToggleSelectedLayers', 'ToggleLockSelectedLayers', 'ToggleOtherLayers', 'ToggleLockOtherLayers'],
		},
		{ place: 'layer/properties', entries: ['LayerProperties'] },
	],
};
