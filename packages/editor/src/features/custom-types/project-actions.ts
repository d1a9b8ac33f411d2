import { Shapes } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import { customTypesWords } from './custom-types-words.ts';

/** Actions on the project that documents belong to. */
export const projectActions: readonly Action[] = [
	{
		id: 'CustomTypesEditor',
		text: customTypesWords.editTypes,
		icon: Shapes,
		run: async (editor) => (await loadDialog(() => import('./edit-types.tsx'))).editCustomTypes(editor),
	},
];
