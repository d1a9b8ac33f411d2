import { read } from '@tilewright/format';
import type { Clip } from '../app/clip.ts';
import type { Editor } from '../app/editor.ts';
import { writeInBackground } from '../background/run.ts';
import { text as words } from '../messages/text.ts';
import { readClipboard, writeClipboard } from './system-clipboard.ts';

/** What is being copied now. */
const copying = new WeakMap<Editor, Promise<void>>();

/** Copies a small map as TMX text, so that other editors can paste it. Says so if the browser does not let it leave this page. */
export function copyClip(editor: Editor, clip: Clip): Promise<void> {
	const copy = copyText(editor, clip);
	copying.set(editor, copy);
	return copy;
}

async function copyText({ copied, notify }: Editor, { clip, files }: Clip): Promise<void> {
	const bytes = await writeInBackground({ type: 'write', doc: clip, options: { syntax: 'xml' }, crlf: false });
	// Another page, or this one when it was opened anew, cannot know where references start: an instruction says it, which other programs ignore.
	const text = new TextDecoder().decode(bytes) + (files?.path ? `<?from ${encodeURIComponent(files.path)}?>` : '');
	copied.value = { clip, text, ...(files && { files }) };
	if (!(await writeClipboard(text, true))) notify(words.clipboard.onlyHere);
}

/** What was found on the clipboard. */
interface FoundClip {
	/** A map in any form that can be read; `undefined` if it is something else. */
	readonly copied: Clip | undefined;
	/** Whether the browser does not let the page read the clipboard. Then this is what was copied in this editor. */
	readonly isRefused: boolean;
}

/** What is on the clipboard. */
export async function copiedClip(editor: Editor): Promise<FoundClip> {
	await copying.get(editor);
	const { copied } = editor;
	const text = await readClipboard();
	if (text === undefined) return { copied: copied.value, isRefused: true };
	return { copied: isSameText(text, copied.value?.text) ? copied.value : parsed(text), isRefused: false };
}

/** Systems change the ends of lines. */
const isSameText = (text: string, own: string | undefined): boolean => text.replaceAll('\r\n', '\n') === own?.replaceAll('\r\n', '\n');

function parsed(text: string): Clip | undefined {
	// What was copied from a text may begin with empty lines, which XML forbids.
	const trimmed = text.trim();
	if (!/^[{<]/.test(trimmed)) return undefined;
	const { doc } = read(trimmed);
	const path = /<\?from (.*)\?>$/.exec(trimmed)?.[1];
	return doc?.type === 'map' ? { clip: doc, ...(path && { files: { path: decodeURIComponent(path) } }) } : undefined;
}
