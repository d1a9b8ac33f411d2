import type { Feature } from '../../contributions/feature.ts';
import { mapActions } from './map-actions.tsx';
import { mapKind } from './map-kind.tsx';

/** Maps: their tabs, and the actions on a whole map. */
export const mapsFeature: Feature = {
	actions: mapActions,
	menus: [
		{ place: 'map/size', entries: ['ResizeMap', 'CropToSelection', 'Autocrop', 'OffsetMap', 'ToggleInfinite'] },
		{ place: 'map/properties', entries: ['GoToTile', 'CopyPosition', 'MapProperties'] },
	],
	kinds: { map: mapKind },
};
