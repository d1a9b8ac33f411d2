import type { Feature } from '../../contributions/feature.ts';
import { aroundMaps } from '../map-view/around-map.ts';
import { worldKind } from './document/world-kind.tsx';
import { showAround } from './show-around.ts';
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
	offer(editor) {
		const around = aroundMaps(editor);
		around.value = [...around.peek(), (session, view) => showAround(editor, session, view)];
	},
};
