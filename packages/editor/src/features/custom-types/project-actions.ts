import { Shapes } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import { projectWords } from '../project/project-words.ts';

/** Actions on the project that documents belong to. */
export const projectActions: readonly Action[] = [
	{
		id: 'CustomTypesEditor',
		text: projectWords.customTypes,
		icon: Shapes,
		run: async (editor) => (await loadDialog(() => import('./edit-types.tsx'))).editCustomTypes(editor),
	},
];
