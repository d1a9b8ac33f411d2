import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import { Fullscreen, Maximize2, RotateCcw } from 'lucide-preact';
import type { Action } from '../contributions/action.ts';
import { focusPart } from './parts.ts';
import { shellActionsWords } from './shell-actions-words.ts';

/** The actions of the page itself: its panels and parts. */
export const shellActions: readonly Action[] = [
	{
		id: 'ClearView',
		text: shellActionsWords.clearView,
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
		text: shellActionsWords.fullScreen,
		icon: Fullscreen,
		keys: ['F11'],
		isEnabled: () => document.fullscreenEnabled,
		isOn: () => document.fullscreenElement !== null,
		run: () => (document.fullscreenElement === null ? document.documentElement.requestFullscreen() : document.exitFullscreen()),
	},
	{
		id: 'ResetToDefaultLayout',
		text: shellActionsWords.resetLayout,
		icon: RotateCcw,
		run: (editor) => panelControls(editor).value?.reset(),
	},
	{ id: 'NextPart', text: shellActionsWords.nextPart, keys: ['F6'], run: () => focusPart(document, 1) },
	{ id: 'PreviousPart', text: shellActionsWords.previousPart, keys: ['Shift+F6'], run: () => focusPart(document, -1) },
];
