import { read, write } from '@tilewright/format';
import type { Clip } from '../app/clip.ts';
import type { Editor } from '../app/editor.ts';

/** Copies a small map as TMX text, so that other editors can paste it. */
export async function copyClip({ copied }: Editor, { clip, files }: Clip): Promise<void> {
	const text = new TextDecoder().decode(write(clip, { syntax: 'xml' }));
	copied.value = { clip, text, ...(files && { files }) };
	try {
		await navigator.clipboard.writeText(text);
	} catch {
		// Without permission, copied things can still be pasted in this editor.
	}
}

/** What is on the clipboard: a map in any form that can be read. @returns `undefined` if it is something else */
export async function copiedClip({ copied }: Editor): Promise<Clip | undefined> {
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
