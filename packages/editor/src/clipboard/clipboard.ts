import { read } from '@tilewright/format';
import type { Clip } from '../app/clip.ts';
import type { Editor } from '../app/editor.ts';
import { writeInBackground } from '../background/run.ts';

/** What is being copied now. */
const copying = new WeakMap<Editor, Promise<void>>();

/** Copies a small map as TMX text, so that other editors can paste it. */
export function copyClip(editor: Editor, clip: Clip): Promise<void> {
	const copy = copyText(editor, clip);
	copying.set(editor, copy);
	return copy;
}

async function copyText({ copied }: Editor, { clip, files }: Clip): Promise<void> {
	const bytes = await writeInBackground({ type: 'write', doc: clip, options: { syntax: 'xml' }, crlf: false });
	const text = new TextDecoder().decode(bytes);
	copied.value = { clip, text, ...(files && { files }) };
	try {
		await navigator.clipboard.writeText(text);
	} catch {
		// Without permission, copied things can still be pasted in this editor.
	}
}

/** What is on the clipboard: a map in any form that can be read. @returns `undefined` if it is something else */
export async function copiedClip(editor: Editor): Promise<Clip | undefined> {
	await copying.get(editor);
	const { copied } = editor;
	const text = await systemText();
	return text === undefined || text === copied.value?.text ? copied.value : parsed(text);
}

/** The text on the clipboard of the system; `undefined` if the page may not read it. */
async function systemText(): Promise<string | undefined> {
	try {
		return await navigator.clipboard.readText();
	} catch {
		return undefined;
	}
}

function parsed(text: string): Clip | undefined {
	if (!/^\s*[{<]/.test(text)) return undefined;
	const { doc } = read(text);
	return doc?.type === 'map' ? { clip: doc } : undefined;
}
