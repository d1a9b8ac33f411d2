import { FilePlus2, FolderOpen, FolderTree, Grid2x2Plus } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { canOpenFolders } from '../../platform/folder-handle.ts';
import { clearRecentFiles, closedFiles, recentFiles } from '../../platform/recent-files.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import { tilesetActionsWords } from '../tilesets/tileset-actions-words.ts';
import { reopenClosed } from './open-recent.ts';
import { openExample, openFile, openFolder } from './pick.ts';

/** The entries of the File menu that need no map. Browsers keep some of the keys for themselves, so these entries have further keys (rule E151). */
export const openActions: readonly Action[] = [
	{
		id: 'NewMap',
		text: filesWords.newMap,
		icon: FilePlus2,
		keys: ['$mod+KeyN', 'Alt+KeyN'],
		run: async (editor) => (await loadDialog(() => import('../maps/new-map.tsx'))).newMap(editor),
	},
	{
		id: 'NewTileset',
		text: tilesetActionsWords.newTileset,
		icon: Grid2x2Plus,
		run: async (editor) => (await loadDialog(() => import('../tilesets/new-tileset.tsx'))).newTileset(editor, [], editor.currentMap.value),
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
