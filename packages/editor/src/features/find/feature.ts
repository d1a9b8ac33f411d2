import type { Feature } from '../../contributions/feature.ts';
import { findActions } from './find-actions.ts';

/** Finding actions and files by their words. */
export const findFeature: Feature = {
	actions: findActions,
	menus: [{ place: 'view/search', entries: ['SearchActions'] }],
};
