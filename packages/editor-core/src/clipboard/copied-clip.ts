import { read } from '@tilewright/format';
import type { Clip } from '../editor/clip.ts';
import type { Editor } from '../editor/editor.ts';
import { copying } from './copy.ts';
import { systemClipboard } from './system-clipboard.ts';

/** The result of reading the clipboard. */
interface FoundClip {
	/** A map in any form that can be read; `undefined` if it is something else. */
	readonly copied: Clip | undefined;
	/** Whether the browser does not let the page read the clipboard. Then this is the last copy from this editor. */
	readonly isRefused: boolean;
}

/** Reads the clipboard. */
export async function copiedClip(editor: Editor): Promise<FoundClip> {
	await copying(editor).peek();
	const { copied } = editor;
	const text = await systemClipboard(editor).read();
	if (text === undefined) return { copied: copied.value, isRefused: true };
	return { copied: isSameText(text, copied.value?.text) ? copied.value : parsed(text), isRefused: false };
}

/** Systems change the ends of lines. */
const isSameText = (text: string, own: string | undefined): boolean => text.replaceAll('\r\n', '\n') === own?.replaceAll('\r\n', '\n');

function parsed(text: string): Clip | undefined {
	// Text that was copied elsewhere may begin with empty lines, which XML forbids.
	const trimmed = text.trim();
	if (!/^[{<]/.test(trimmed)) return undefined;
	const { doc } = read(trimmed);
	const path = new URLSearchParams(/<\?copied (.*)\?>$/.exec(trimmed)?.[1]).get('from');
	return doc?.type === 'map' ? { clip: doc, ...(path && { files: { path } }) } : undefined;
}
