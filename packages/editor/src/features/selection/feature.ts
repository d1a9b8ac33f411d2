import type { Feature } from '../../contributions/feature.ts';
import { menusWords } from '../../contributions/menus-words.ts';
import { selectionActions } from './selection-actions.ts';

/** The selected area and the selected objects. */
export const selectionFeature: Feature = {
	actions: selectionActions,
	menus: [
		{
			place: 'edit/select',
			entries: [
				'SelectAll',
				'SelectInverse',
				'SelectNone',
				{ text: menusWords.selectionMode, children: ['SelectionReplace', 'SelectionAdd', 'SelectionSubtract', 'SelectionIntersect'] },
			],
		},
	],
};
