import type { DocumentFiles } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import { read, write } from '@tilewright/format';

/** What was copied: a small map, and the files that it refers to (rule E30). */
export interface Clip {
	readonly clip: TileMap;
	/** The path and the files of the map that was copied from; missing if another program copied it. */
	readonly files?: DocumentFiles;
}

/** What was copied in this editor last, as text, too: the page may not be allowed to read the clipboard of the system. */
let last: (Clip & { readonly text: string }) | undefined;

/** Copies a small map as TMX text, so that other editors can paste it. */
export async function copyClip({ clip, files }: Clip): Promise<void> {
	const text = new TextDecoder().decode(write(clip, { syntax: 'xml' }));
	last = { clip, text, ...(files && { files }) };
	try {
		await navigator.clipboard.writeText(text);
	} catch {
		// Without permission, copied things can still be pasted in this editor.
	}
}

/** What is on the clipboard: a map in any form that can be read. @returns `undefined` if it is something else */
export async function copiedClip(): Promise<Clip | undefined> {
	const text = await systemText();
	return text === undefined || text === last?.text ? last : parsed(text);
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
