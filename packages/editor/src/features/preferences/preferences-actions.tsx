import { THEMES } from '@tilewright/editor-core/editor/preferences.ts';
import { Settings } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { ask } from '../../page/ask.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import { preferencesWords } from './preferences-words.ts';
import { themeActionId } from './theme-action-id.ts';

/** The preferences, and a shorter way to the themes. */
export const preferencesActions: readonly Action[] = [
	{
		id: 'Preferences',
		text: preferencesWords.open,
		icon: Settings,
		keys: ['$mod+Comma'],
		run: async (editor) => {
			const { PreferencesDialog } = await loadDialog(() => import('./preferences-dialog.tsx'));
			await ask<void>(editor, (close) => <PreferencesDialog onClose={close} />);
		},
	},
	...THEMES.map(
		(theme): Action => ({
			id: themeActionId(theme),
			text: preferencesWords.useTheme(preferencesWords.themes[theme]),
			isOn: ({ preferences }) => preferences.theme.value === theme,
			run({ preferences }) {
				preferences.theme.value = theme;
			},
		}),
	),
];
