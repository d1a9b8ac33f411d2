import type { Feature } from '../../contributions/feature.ts';
import { documentActions } from './document-actions.ts';
import { fileActions } from './file-actions.ts';
import { watchFiles } from './watch-files.ts';

/** The actions on open documents: save, reload, close, go to another tab. */
export const documentsFeature: Feature = {
	actions: [...fileActions, ...documentActions],
	menus: [
		{ place: 'file/save', entries: ['Save', 'SaveAs', 'SaveAll', 'Reload'] },
		{ place: 'file/export', entries: ['Export', 'ExportAs', 'ExportAsImage'] },
		{ place: 'file/close', entries: ['Close', 'CloseAll'] },
	],
	start: watchFiles,
};
