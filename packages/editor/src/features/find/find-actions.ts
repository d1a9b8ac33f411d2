import { Command, FileSearch } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { findAction } from './find-action.tsx';
import { findFile } from './find-file.tsx';
import { findWords } from './find-words.ts';

/** The ways to find something by its words. */
export const findActions: readonly Action[] = [
	{
		id: 'SearchActions',
		text: findWords.searchActions,
		icon: Command,
		keys: ['$mod+Shift+KeyP', 'F1'],
		// Not loaded on demand: keys that are typed right after would reach the map.
		run: findAction,
	},
	{
		id: 'OpenFileInProject',
		text: findWords.goToFile,
		icon: FileSearch,
		keys: ['$mod+KeyP'],
		run: findFile,
	},
];
