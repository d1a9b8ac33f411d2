import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { isChanging } from '@tilewright/editor-core/session/pending.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { FileImage, RotateCw, Save, SaveAll, Upload, X } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { hasDocument, hasMap } from '../../contributions/action.ts';
import { filesWords } from '../../file-dialogs/files-words.ts';
import { loadDialog } from '../../ui/load-dialog.ts';
import { closeAll, closeDocument } from './close.ts';
import { reload } from './reload.ts';
import { isSaving, save, saveAll, saveAs } from './save.tsx';

/** The code of exports is loaded when it is needed. */
const exporting = () => import('../export/export.tsx');

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

/** Whether a document has something to save, or will have. */
const canSave = (open: Session): boolean => open.modified.value || !open.hasFile.value || isSaving(open) || isChanging(open);

/** The entries of the File menu that work on open documents. */
export const fileActions: readonly Action[] = [
	{
		id: 'Save',
		text: filesWords.save,
		icon: Save,
		keys: ['$mod+KeyS'],
		isEnabled: ({ current: { value: open } }) => open !== undefined && canSave(open),
		run: onDocument(save),
	},
	{ id: 'SaveAs', text: filesWords.saveAs, keys: ['$mod+Shift+KeyS'], isEnabled: hasDocument, run: onDocument(saveAs) },
	{
		id: 'SaveAll',
		text: filesWords.saveAll,
		icon: SaveAll,
		isEnabled: ({ sessions }) => sessions.value.some((open) => open.modified.value || isChanging(open)),
		run: saveAll,
	},
	{
		id: 'Export',
		text: filesWords.export,
		icon: Upload,
		keys: ['$mod+KeyE'],
		isEnabled: hasDocument,
		run: onDocument(async (...on) => (await exporting()).exportAgain(...on)),
	},
	{
		id: 'ExportAs',
		text: filesWords.exportAs,
		keys: ['$mod+Shift+KeyE'],
		isEnabled: hasDocument,
		run: onDocument(async (...on) => (await loadDialog(exporting)).exportAs(...on)),
	},
	{
		id: 'ExportAsImage',
		text: filesWords.exportAsImage,
		icon: FileImage,
		isEnabled: hasMap,
		run: onMap(async (...on) => (await loadDialog(() => import('../export/export-image.tsx'))).exportAsImage(...on)),
	},
	{
		id: 'Reload',
		text: filesWords.revert,
		icon: RotateCw,
		keys: ['$mod+KeyR'],
		isEnabled: ({ current }) => current.value?.hasFile.value === true,
		run: onDocument(reload),
	},
	{ id: 'Close', text: filesWords.close, icon: X, keys: ['$mod+KeyW', 'Alt+KeyW'], isEnabled: hasDocument, run: onDocument(closeDocument) },
	{
		id: 'CloseAll',
		text: filesWords.closeAll,
		keys: ['$mod+Shift+KeyW', 'Alt+Shift+KeyW'],
		isEnabled: hasDocument,
		run: async (editor) => void (await closeAll(editor)),
	},
];
