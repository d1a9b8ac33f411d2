import type { Feature } from '../../contributions/feature.ts';
import { automapActions } from './automap-actions.ts';

/** Automapping by rule maps. */
export const automappingFeature: Feature = {
	actions: automapActions,
	menus: [{ place: 'map/automapping', entries: ['AutoMap', 'AutoMapWith', 'AutoMapWhileDrawing', 'ToggleFillFullTiles'] }],
};
