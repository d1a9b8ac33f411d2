import type { Feature } from '../../contributions/feature.ts';
import { worldKind } from './document/world-kind.tsx';
import { worldActions } from './world-actions.tsx';

/** Worlds: their tabs, and the actions on their maps. */
export const worldsFeature: Feature = {
	actions: worldActions,
	menus: [
		{ place: 'world/maps', entries: ['AddMapToWorld', 'RemoveMapsFromWorld'] },
		{ place: 'world/open', entries: ['OpenMapOfWorld'] },
		{ place: 'world/properties', entries: ['EditWorldPatterns', 'WorldProperties'] },
	],
	kinds: { world: worldKind },
};
