import type { EditOutcome, Part } from '@tilewright/edit';
import { copyProperties, pasteProperties } from '@tilewright/edit';
import type { Editor } from '../app/editor.ts';
import type { DocumentSession } from '../session/document-session.ts';
import { readClipboard, writeClipboard } from './system-clipboard.ts';

/** What was copied last in an editor, and the path of the document that it is from. */
const copied = new WeakMap<Editor, { readonly text: string; readonly from: string }>();

/** Copies custom properties of a thing, all of them by default, so that they can be pasted to any other thing (rule E36). */
export async function copyPropertiesOf(editor: Editor, session: DocumentSession, part: Part, names?: readonly string[]): Promise<void> {
	const text = copyProperties(session.doc.value, part, names);
	if (text === undefined) return;
	copied.set(editor, { text, from: session.path.value });
	// Without permission, they can still be pasted in this editor.
	await writeClipboard(text);
}

/** The changes that paste the copied properties to things (rule E36). Paths in them lead to the same files as before. */
export async function pastedProperties(editor: Editor, session: DocumentSession, parts: readonly Part[]): Promise<EditOutcome> {
	const own = copied.get(editor);
	const text = (await readClipboard()) ?? own?.text ?? '';
	const to = session.path.value;
	return pasteProperties(session.doc.value, parts, text, { from: text === own?.text ? own.from : to, to });
}
