import type { Feature } from '../../contributions/feature.ts';
import { menusWords } from '../../contributions/menus-words.ts';
import { tilesetKind } from './document/tileset-kind.tsx';
import { offerRenumbering } from './offer-renumbering.ts';
import { tilesetsPanel } from './panel/tilesets-panel.tsx';
import { tilesetActions } from './tileset-actions.tsx';
import { tilesetDocumentActions } from './tileset-document-actions.tsx';

/** Tilesets of maps, and tilesets in tabs of their own. */
export const tilesetsFeature: Feature = {
	actions: [...tilesetActions, ...tilesetDocumentActions],
	panels: [tilesetsPanel],
	menus: [
		{
			place: 'map/tilesets',
			entries: [
				{
					text: menusWords.tilesets,
					children: [
						'AddExternalTileset',
						'AddAutomappingRulesTileset',
						'separator',
						'EditTileset',
						'EmbedTileset',
						'ExportTileset',
						'ReplaceTileset',
						'RemoveTileset',
						'RemoveUnusedTilesets',
						'TilesetProperties',
						'separator',
						'SwapTiles',
						'ReloadTilesetImages',
						'separator',
						'SelectPreviousTileset',
						'SelectNextTileset',
					],
				},
			],
		},
		{ place: 'tileset/tiles', entries: ['AddTiles', 'RemoveTiles'] },
		{ place: 'tileset/image', entries: ['ReplaceTilesetImage'] },
		{ place: 'tileset/animation', entries: ['ShowAnimationEditor', 'RelocateTiles'] },
		{ place: 'tileset/properties', entries: ['TilesetProperties'] },
	],
	kinds: { tileset: tilesetKind },
	start: offerRenumbering,
};
