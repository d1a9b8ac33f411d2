import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import { THEMES } from '@tilewright/editor-core/editor/preferences.ts';
import { Command, FileSearch, Fullscreen, Keyboard, Maximize2, RotateCcw, Settings } from 'lucide-preact';
import type { Action } from '../contributions/action.ts';
import { ask } from '../contributions/ask.ts';
import { findAction } from '../features/find/find-action.tsx';
import { findFile } from '../features/find/find-file.tsx';
import { preferencesWords } from '../features/preferences/preferences-words.ts';
import { loadDialog } from '../ui/load-dialog.ts';
import { focusPart } from './parts.ts';
import { shellActionsWords } from './shell-actions-words.ts';
import { themeActionId } from './theme-action-id.ts';

const words = shellActionsWords;

/** Actions of the page itself: its panels, and ways to find and set things. Dialogs are loaded when they are asked for. */
export const shellActions: readonly Action[] = [
	{
		id: 'SearchActions',
		text: words.searchActions,
		icon: Command,
		keys: ['$mod+Shift+KeyP', 'F1'],
		// Not loaded on demand: keys that are typed right after would reach the map.
		run: findAction,
	},
	{
		id: 'OpenFileInProject',
		text: words.goToFile,
		icon: FileSearch,
		keys: ['$mod+KeyP'],
		run: findFile,
	},
	{
		id: 'ClearView',
		text: words.clearView,
		icon: Maximize2,
		keys: ['Tab'],
		isEnabled: (editor) => panelControls(editor).value !== undefined && editor.current.value !== undefined,
		isOn: (editor) => panelControls(editor).value?.isClear.value === true,
		run(editor) {
			const panels = panelControls(editor).value;
			if (panels !== undefined) panels.isClear.value = !panels.isClear.value;
		},
	},
	{
		id: 'FullScreen',
		text: words.fullScreen,
		icon: Fullscreen,
		keys: ['F11'],
		isEnabled: () => document.fullscreenEnabled,
		isOn: () => document.fullscreenElement !== null,
		run: () => (document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen()),
	},
	{
		id: 'ResetToDefaultLayout',
		text: words.resetLayout,
		icon: RotateCcw,
		run: (editor) => panelControls(editor).value?.reset(),
	},
	{
		id: 'Preferences',
		text: words.preferences,
		icon: Settings,
		keys: ['$mod+Comma'],
		run: async (editor) => {
			const { PreferencesDialog } = await loadDialog(() => import('../features/preferences/preferences-dialog.tsx'));
			await ask<void>(editor, (close) => <PreferencesDialog onClose={close} />);
		},
	},
	{
		id: 'KeyboardShortcuts',
		text: words.keyboardShortcuts,
		icon: Keyboard,
		keys: ['?', '$mod+F1'],
		run: async (editor) => {
			const { CheatSheet } = await loadDialog(() => import('../features/shortcuts/cheat-sheet.tsx'));
			await ask<void>(editor, (close) => <CheatSheet onClose={close} />);
		},
	},
	{ id: 'NextPart', text: words.nextPart, keys: ['F6'], run: () => focusPart(document, 1) },
	{ id: 'PreviousPart', text: words.previousPart, keys: ['Shift+F6'], run: () => focusPart(document, -1) },
	...THEMES.map(
		(theme): Action => ({
			id: themeActionId(theme),
			text: words.useTheme(preferencesWords.themes[theme]),
			isOn: ({ preferences }) => preferences.theme.value === theme,
			run({ preferences }) {
				preferences.theme.value = theme;
			},
		}),
	),
];
