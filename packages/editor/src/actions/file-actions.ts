import { FileImage, FilePlus2, FolderOpen, FolderTree, RotateCw, Save, SaveAll, Upload, X } from 'lucide-preact';
import type { Editor } from '../app/editor.ts';
import { closeAll, closeDocument, reopenClosed } from '../documents/close.ts';
import { newMap } from '../documents/new-map.tsx';
import { openExample, openFile, openFolder } from '../documents/pick.tsx';
import { clearRecentFiles, closedFiles, recentFiles } from '../documents/recent-files.ts';
import { reload } from '../documents/reload.ts';
import { isSaving, save, saveAll } from '../documents/save.tsx';
import { saveAs } from '../documents/save-as.tsx';
import { canOpenFolders } from '../files/folder-handle.ts';
import { text } from '../messages/text.ts';
import type { MapSession } from '../session/map-session.ts';
import type { Session } from '../session/session.ts';
import type { Action } from './action.ts';
import { hasDocument, hasMap } from './action.ts';

/** The code of exports is loaded when it is needed. */
const exporting = () => import('../documents/export.tsx');

/** An action on the current document. */
const onDocument =
	(run: (editor: Editor, session: Session) => unknown): Action['run'] =>
	async (editor) => {
		if (editor.current.value !== undefined) await run(editor, editor.current.value);
	};

/** An action on the current map. */
const onMap =
	(run: (editor: Editor, session: MapSession) => unknown): Action['run'] =>
	async (editor) => {
		if (editor.currentMap.value !== undefined) await run(editor, editor.currentMap.value);
	};

/** The File menu. Browsers keep some of the keys for themselves, so those have others beside them (rule E151). */
export const fileActions: readonly Action[] = [
	{ id: 'NewMap', text: text.files.newMap, icon: FilePlus2, keys: ['$mod+KeyN', 'Alt+KeyN'], run: newMap },
	{ id: 'Open', text: text.files.open, icon: FolderOpen, keys: ['$mod+KeyO'], run: openFile },
	{ id: 'OpenExample', text: text.files.openExample, run: openExample },
	{ id: 'OpenFolder', text: text.files.openFolder, icon: FolderTree, isEnabled: canOpenFolders, run: openFolder },
	{
		id: 'Save',
		text: text.files.save,
		icon: Save,
		keys: ['$mod+KeyS'],
		isEnabled: ({ current: { value: open } }) => open !== undefined && (open.modified.value || !open.hasFile.value || isSaving(open)),
		run: onDocument(save),
	},
	{ id: 'SaveAs', text: text.files.saveAs, keys: ['$mod+Shift+KeyS'], isEnabled: hasDocument, run: onDocument(saveAs) },
	{
		id: 'SaveAll',
		text: text.files.saveAll,
		icon: SaveAll,
		isEnabled: ({ sessions }) => sessions.value.some(({ modified }) => modified.value),
		run: saveAll,
	},
	{
		id: 'Export',
		text: text.files.export,
		icon: Upload,
		keys: ['$mod+KeyE'],
		isEnabled: hasDocument,
		run: onDocument(async (...on) => (await exporting()).exportAgain(...on)),
	},
	{
		id: 'ExportAs',
		text: text.files.exportAs,
		keys: ['$mod+Shift+KeyE'],
		isEnabled: hasDocument,
		run: onDocument(async (...on) => (await exporting()).exportAs(...on)),
	},
	{
		id: 'ExportAsImage',
		text: text.files.exportAsImage,
		icon: FileImage,
		isEnabled: hasMap,
		run: onMap(async (...on) => (await import('../documents/export-image.tsx')).exportAsImage(...on)),
	},
	{
		id: 'Reload',
		text: text.files.revert,
		icon: RotateCw,
		keys: ['$mod+KeyR'],
		isEnabled: ({ current }) => current.value?.hasFile.value === true,
		run: onDocument(reload),
	},
	{ id: 'Close', text: text.files.close, icon: X, keys: ['$mod+KeyW', 'Alt+KeyW'], isEnabled: hasDocument, run: onDocument(closeDocument) },
	{
		id: 'CloseAll',
		text: text.files.closeAll,
		keys: ['$mod+Shift+KeyW', 'Alt+Shift+KeyW'],
		isEnabled: hasDocument,
		run: async (editor) => void (await closeAll(editor)),
	},
	{
		id: 'ReopenClosedFile',
		text: text.files.reopenClosed,
		keys: ['$mod+Shift+KeyT', 'Alt+Shift+KeyT'],
		isEnabled: () => closedFiles.value.length > 0,
		run: reopenClosed,
	},
	{ id: 'ClearRecentFiles', text: text.files.clearRecent, isEnabled: () => recentFiles.value.length > 0, run: clearRecentFiles },
];
