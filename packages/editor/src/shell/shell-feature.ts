import type { Feature } from '../contributions/feature.ts';
import { menusWords } from '../contributions/menus-words.ts';
import { isPanelAction } from '../contributions/panel-action-id.ts';
import { shellActions } from './shell-actions.ts';

/** The page itself: its panels and parts. */
export const shellFeature: Feature = {
	actions: shellActions,
	menus: [
		{
			place: 'view/panels',
			entries: ({ commands }) => [
				{
					text: menusWords.panels,
					children: () => [...[...commands.value.keys()].filter(isPanelAction), 'separator', 'ResetToDefaultLayout'],
				},
			],
		},
		{ place: 'view/page', entries: ['FullScreen', 'ClearView'] },
	],
};
