import { FilePlus2, FolderOpen, FolderTree, Grid2x2Plus } from 'lucide-preact';
import { reopenClosed } from '../documents/open-recent.ts';
import { openExample, openFile, openFolder } from '../documents/pick.ts';
import { clearRecentFiles, closedFiles, recentFiles } from '../documents/recent-files.ts';
import { canOpenFolders } from '../files/folder-handle.ts';
import { filesWords } from '../messages/en/files-words.ts';
import { tilesetActionsWords } from '../messages/en/tileset-actions-words.ts';
import { loadDialog } from '../ui/load-dialog.ts';
import type { Action } from './action.ts';

/** The entries of the File menu that need no map. Browsers keep some of the keys for themselves, so those have others beside them (rule E151). */
export const openActions: readonly Action[] = [
	{
		id: 'NewMap',
		text: filesWords.newMap,
		icon: FilePlus2,
		keys: ['$mod+KeyN', 'Alt+KeyN'],
		run: async (editor) => (await loadDialog(() => import('../documents/new-map.tsx'))).newMap(editor),
	},
	{
		id: 'NewTileset',
		text: tilesetActionsWords.newTileset,
		icon: Grid2x2Plus,
		run: async (editor) => (await loadDialog(() => import('../documents/new-tileset.tsx'))).newTileset(editor, [], editor.currentMap.value),
	},
	{ id: 'Open', text: filesWords.open, icon: FolderOpen, keys: ['$mod+KeyO'], run: openFile },
	{ id: 'OpenExample', text: filesWords.openExample, run: openExample },
	{ id: 'OpenFolder', text: filesWords.openFolder, icon: FolderTree, isEnabled: canOpenFolders, run: openFolder },
	{
		id: 'ReopenClosedFile',
		text: filesWords.reopenClosed,
		keys: ['$mod+Shift+KeyT', 'Alt+Shift+KeyT'],
		isEnabled: () => closedFiles.value.length > 0,
		run: reopenClosed,
	},
	{ id: 'ClearRecentFiles', text: filesWords.clearRecent, isEnabled: () => recentFiles.value.length > 0, run: clearRecentFiles },
];
