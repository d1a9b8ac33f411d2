import type { Feature } from '../../contributions/feature.ts';
import { clipboardActions } from './clipboard-actions.ts';

/** Cut, copy and paste. */
export const clipboardFeature: Feature = {
	actions: clipboardActions,
	menus: [{ place: 'edit/clipboard', entries: ['Cut', 'Copy', 'Paste', 'PasteInPlace', 'Delete'] }],
};
