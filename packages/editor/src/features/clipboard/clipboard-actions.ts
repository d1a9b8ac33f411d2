import type { Change } from '@tilewright/edit';
import { copySelection, deleteSelection, isEmpty } from '@tilewright/edit';
import { clipboardWords } from '@tilewright/editor-core/clipboard/clipboard-words.ts';
import { copyClip } from '@tilewright/editor-core/clipboard/copy.ts';
import { systemClipboard } from '@tilewright/editor-core/clipboard/system-clipboard.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { filesOfMap } from '@tilewright/editor-core/session/files-of-map.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { changing } from '@tilewright/editor-core/session/pending.ts';
import { ClipboardPaste, Copy, Scissors, Trash2 } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { tileActionsWords } from '../painting/tile-actions-words.ts';

const words = tileActionsWords;

/** Whether cells or objects are selected. */
const hasSelection = ({ toolMap }: Editor): boolean =>
	toolMap.value !== undefined && (!isEmpty(toolMap.value.area.value) || toolMap.value.selectedObjects.value.length > 0);

const selectionOf = ({ selectedLayers, area, selectedObjects }: MapSession) => ({
	layers: selectedLayers.value,
	region: area.value,
	objects: selectedObjects.value,
});

/** Copies the selection (rule E30). */
async function copy(editor: Editor, session: MapSession): Promise<void> {
	const clip = copySelection(session.map.value, selectionOf(session));
	if (clip !== undefined) await copyClip(editor, { clip, files: filesOfMap(session) });
}

/** Deletes the selection, as one step. If one of the layers is locked, nothing happens, and the user is told (rule E31). */
function remove(editor: Editor, session: MapSession, name: string): void {
	const changes = deletion(editor, session);
	if (changes !== undefined) session.do(name, changes);
}

/** The changes that delete the selection; `undefined` if one of the layers is locked: then the user is told. */
function deletion(editor: Editor, session: MapSession): readonly Change[] | undefined {
	const { changes, issues } = deleteSelection(session.map.value, selectionOf(session));
	const [issue] = issues;
	if (issue === undefined) return changes;
	editor.notify(issue.message);
	return undefined;
}

/** Pastes into the current map. The code for this is loaded when it is needed; saving waits for it, too. */
const pasting =
	(how: 'paste' | 'pasteInPlace'): Action['run'] =>
	async (editor) => {
		const session = editor.toolMap.value;
		if (session !== undefined) await changing(session, async () => (await import('./paste.ts'))[how](editor, session));
	};

/** The clipboard, for cells and objects alike. */
export const clipboardActions: readonly Action[] = [
	{
		id: 'Cut',
		text: words.cut,
		icon: Scissors,
		keys: ['$mod+KeyX'],
		isEnabled: hasSelection,
		run: async (editor) => {
			const session = editor.toolMap.value;
			if (session === undefined) return;
			const changes = deletion(editor, session);
			if (changes === undefined) return;
			const copied = copy(editor, session);
			session.do(words.cut, changes);
			await copied;
		},
	},
	{
		id: 'Copy',
		text: words.copy,
		icon: Copy,
		keys: ['$mod+KeyC'],
		isEnabled: hasSelection,
		run: async (editor) => {
			if (editor.toolMap.value !== undefined) await copy(editor, editor.toolMap.value);
		},
	},
	{
		id: 'Paste',
		text: words.paste,
		icon: ClipboardPaste,
		keys: ['$mod+KeyV'],
		isEnabled: ({ toolMap }) => toolMap.value !== undefined,
		run: pasting('paste'),
	},
	{
		id: 'PasteInPlace',
		text: words.pasteInPlace,
		keys: ['$mod+Shift+KeyV'],
		isEnabled: ({ toolMap }) => toolMap.value !== undefined,
		run: pasting('pasteInPlace'),
	},
	{
		id: 'CopyPosition',
		text: words.copyPosition,
		keys: ['Alt+KeyC'],
		isEnabled: ({ pointer }) => pointer.value !== undefined,
		run: async (editor) => {
			const { pointer } = editor;
			if (pointer.value === undefined) return;
			const { x, y } = pointer.value.cell;
			editor.notify((await systemClipboard(editor).write(`${x}, ${y}`)) ? words.positionCopied(x, y) : clipboardWords.refused);
		},
	},
	{
		id: 'Delete',
		text: words.delete,
		icon: Trash2,
		keys: ['Delete', 'Backspace'],
		isEnabled: hasSelection,
		run: (editor) => {
			if (editor.toolMap.value !== undefined) remove(editor, editor.toolMap.value, words.delete);
		},
	},
];
