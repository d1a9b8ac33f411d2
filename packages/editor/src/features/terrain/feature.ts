import type { Feature } from '../../contributions/feature.ts';
import { menusWords } from '../../contributions/menus-words.ts';
import { terrainSetActions } from './terrain-set-actions.ts';
import { terrainSetsPanel } from './terrain-sets-panel.tsx';

/** Terrain sets: their panel, and the marking of tiles. */
export const terrainFeature: Feature = {
	actions: terrainSetActions,
	panels: [terrainSetsPanel],
	menus: [
		{
			place: 'tileset/terrain',
			entries: [
				'EditWang',
				{
					text: menusWords.terrainSets,
					children: [
						'AddCornerWangSet',
						'AddEdgeWangSet',
						'AddMixedWangSet',
						'DuplicateWangSet',
						'RemoveWangSet',
						'separator',
						'AddWangColor',
						'RemoveWangColor',
					],
				},
			],
		},
	],
};
