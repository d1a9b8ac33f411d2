import { Shapes } from 'lucide-preact';
import { projectWords } from '../messages/en/project-words.ts';
import { loadDialog } from '../ui/load-dialog.ts';
import type { Action } from './action.ts';

/** Actions on the project that documents belong to. */
export const projectActions: readonly Action[] = [
	{
		id: 'CustomTypesEditor',
		text: projectWords.customTypes,
		icon: Shapes,
		run: async (editor) => (await loadDialog(() => import('../custom-types/edit-types.tsx'))).editCustomTypes(editor),
	},
];
