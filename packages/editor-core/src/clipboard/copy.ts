import { signal } from '@preact/signals-core';
import { writeInBackground } from '../background/run-in-background.ts';
import type { Clip } from '../editor/clip.ts';
import type { Editor } from '../editor/editor.ts';
import { service } from '../services/service.ts';
import { clipboardWords } from './clipboard-words.ts';
import { systemClipboard } from './system-clipboard.ts';

/** The copying that is in progress. */
export const copying = service('what is being copied', (_: Editor) => signal<Promise<void> | undefined>(undefined));

/** Copies a small map as TMX text, so that other editors can paste it. Says so if the browser does not let it leave this page. */
export function copyClip(editor: Editor, clip: Clip): Promise<void> {
	const copy = copyText(editor, clip);
	copying(editor).value = copy;
	return copy;
}

async function copyText(editor: Editor, { clip, files }: Clip): Promise<void> {
	const { copied, notify } = editor;
	const bytes = await writeInBackground({ type: 'write', doc: clip, options: { syntax: 'xml' }, crlf: false });
	// Another page, or this one when it is opened again, cannot know where references start: an instruction says so, which other programs ignore.
	const text = new TextDecoder().decode(bytes) + (files?.path ? `<?copied ${new URLSearchParams({ from: files.path })}?>` : '');
	copied.value = { clip, text, ...(files && { files }) };
	if (!(await systemClipboard(editor).write(text, true))) notify(clipboardWords.onlyHere);
}
