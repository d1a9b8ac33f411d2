import type { Feature } from '../../contributions/feature.ts';
import { shortcutsActions } from './shortcuts-actions.tsx';

/** Keyboard shortcuts. */
export const shortcutsFeature: Feature = {
	actions: shortcutsActions,
};
