import { Command, Fullscreen, Maximize2, RotateCcw } from 'lucide-preact';
import type { Action } from '../actions/action.ts';
import type { Editor } from '../app/editor.ts';
import { text } from '../messages/text.ts';
import { findAction } from './find/find-action.tsx';
import { panelActions } from './panel-actions.ts';

const words = text.shellActions;

/** Actions of the page itself: its panels, and ways to find and set things. */
export const shellActions: readonly Action[] = [
	{
		id: 'SearchActions',
		text: words.searchActions,
		icon: Command,
		keys: ['$mod+Shift+KeyP', 'F1'],
		run: (editor) => findAction(editor),
	},
	{
		id: 'ClearView',
		text: words.clearView,
		icon: Maximize2,
		keys: ['Tab'],
		isEnabled: ({ dock, current }) => dock.value !== undefined && current.value !== undefined,
		isOn: ({ dock }) => dock.value?.isClear.value === true,
		run({ dock }) {
			if (dock.value !== undefined) dock.value.isClear.value = !dock.value.isClear.value;
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
		run: ({ dock }: Editor) => dock.value?.reset(),
	},
	...panelActions,
];
