import { THEMES } from '@tilewright/editor-core/editor/preferences.ts';
import type { Feature } from '../../contributions/feature.ts';
import { menusWords } from '../../contributions/menus-words.ts';
import { preferencesActions } from './preferences-actions.tsx';
import { themeActionId } from './theme-action-id.ts';

/** Preferences and themes. */
export const preferencesFeature: Feature = {
	actions: preferencesActions,
	menus: [
		{ place: 'edit/preferences', entries: ['Preferences'] },
		{ place: 'view/page', entries: [{ text: menusWords.theme, children: THEMES.map(themeActionId) }] },
	],
};
