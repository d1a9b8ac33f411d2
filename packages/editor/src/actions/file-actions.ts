import { FileImage, RotateCw, Save, SaveAll, Upload, X } from 'lucide-preact';
import type { Editor } from '../app/editor.ts';
import { closeAll, closeDocument } from '../documents/close.ts';
import { reload } from '../documents/reload.ts';
import { isSaving, save, saveAll, saveAs } from '../documents/save.tsx';
import { text } from '../messages/text.ts';
import type { MapSession } from '../session/map-session.ts';
import { isChanging } from '../session/pending.ts';
import type { Session } from '../session/session.ts';
import { loadDialog } from '../ui/load-dialog.ts';
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

/** Whether a document has something to save, or will have. */
const canSave = (open: Session): boolean => open.modified.value || !open.hasFile.value || isSaving(open) || isChanging(open);

/** The entries of the File menu that work on open documents. */
export const fileActions: readonly Action[] = [
	{
		id: 'Save',
		text: text.files.save,
		icon: Save,
		keys: ['$mod+KeyS'],
		isEnabled: ({ current: { value: open } }) => open !== undefined && canSave(open),
		run: onDocument(save),
	},
	{ id: 'SaveAs', text: text.files.saveAs, keys: ['$mod+Shift+KeyS'], isEnabled: hasDocument, run: onDocument(saveAs) },
	{
		id: 'SaveAll',
		text: text.files.saveAll,
		icon: SaveAll,
		isEnabled: ({ sessions }) => sessions.value.some((open) => open.modified.value || isChanging(open)),
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
		run: onDocument(async (...on) => (await loadDialog(exporting)).exportAs(...on)),
	},
	{
		id: 'ExportAsImage',
		text: text.files.exportAsImage,
		icon: FileImage,
		isEnabled: hasMap,
		run: onMap(async (...on) => (await loadDialog(() => import('../documents/export-image.tsx'))).exportAsImage(...on)),
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
];
