import { Keyboard } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { ask } from '../../page/ask.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import { shortcutsWords } from './shortcuts-words.ts';

/** The list of keyboard shortcuts. */
export const shortcutsActions: readonly Action[] = [
	{
		id: 'KeyboardShortcuts',
		text: shortcutsWords.open,
		icon: Keyboard,
		keys: ['?', '$mod+F1'],
		run: async (editor) => {
			const { CheatSheet } = await loadDialog(() => import('./cheat-sheet.tsx'));
			await ask<void>(editor, (close) => <CheatSheet onClose={close} />);
		},
	},
];
