import { signal } from '@preact/signals';
import type { Part } from '@tilewright/edit';
import { copyProperties } from '@tilewright/edit';
import { systemClipboard } from '@tilewright/editor-core/clipboard/system-clipboard.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { DocumentSession } from '@tilewright/editor-core/session/document-session.ts';

/** The properties that were copied last in an editor, and the path of the document that they are from. */
const lastCopied = service('copied properties', (_: Editor) =>
	signal<{ readonly text: string; readonly from: string } | undefined>(undefined),
);

/** Copies custom properties of a thing, all of them by default, so that they can be pasted to any other thing (rule E36). */
export async function copyPropertiesOf(editor: Editor, session: DocumentSession, part: Part, names?: readonly string[]): Promise<void> {
	const text = copyProperties(session.doc.value, part, names);
	if (text === undefined) return;
	lastCopied(editor).value = { text, from: session.path.value };
	// Without permission, they can be pasted only in this editor.
	await systemClipboard(editor).write(text);
}

/** The properties that were copied last, as a text, and the path of the document that they are from, if it is known. */
export async function copiedProperties(editor: Editor): Promise<{ readonly text: string; readonly from?: string }> {
	const own = lastCopied(editor).peek();
	const text = (await systemClipboard(editor).read()) ?? own?.text ?? '';
	return text === own?.text ? own : { text };
}
