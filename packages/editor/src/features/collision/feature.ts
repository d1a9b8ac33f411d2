import type { Feature } from '../../contributions/feature.ts';
import { collisionActions } from './collision-actions.ts';

/** The collision shapes of tiles. */
export const collisionFeature: Feature = {
	actions: collisionActions,
	menus: [{ place: 'tileset/collision', entries: ['EditCollision', 'AutoDetectMask', 'ReplaceCollision', 'AddCollision'] }],
};
