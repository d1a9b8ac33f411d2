import type { Feature } from '../../contributions/feature.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { openActions } from './open-actions.ts';
import { recentEntries } from './open-recent.ts';

/** The ways to open and make documents, which need no open document. */
export const openFeature: Feature = {
	actions: openActions,
	menus: [
		{ place: 'file/new', entries: ['NewMap', 'NewTileset'] },
		{
			place: 'file/open',
			entries: (editor) => [
				'Open',
				'OpenFolder',
				'OpenFileInProject',
				{
					text: filesWords.recent,
					children: () => ['ReopenClosedFile', 'separator', ...recentEntries(editor), 'separator', 'ClearRecentFiles'],
				},
			],
		},
		{ place: 'help/help', entries: ['KeyboardShortcuts', 'OpenExample'] },
	],
};
