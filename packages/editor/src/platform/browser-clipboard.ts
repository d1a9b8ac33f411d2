import type { SystemClipboard } from '@tilewright/editor-core/clipboard/system-clipboard.ts';

/** The media type of Tiled's own clipboard; browsers mark formats that they do not know (rule E30). */
const TMX = 'web text/tmx';

async function write(text: string, isMap = false): Promise<boolean> {
	try {
		if (isMap && typeof ClipboardItem !== 'undefined' && ClipboardItem.supports?.(TMX)) {
			const content = (type: string): Blob => new Blob([text], { type });
			await navigator.clipboard.write([new ClipboardItem({ 'text/plain': content('text/plain'), [TMX]: content('text/tmx') })]);
		} else await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

async function read(): Promise<string | undefined> {
	try {
		if (typeof ClipboardItem !== 'undefined' && ClipboardItem.supports?.(TMX)) {
			for (const item of await navigator.clipboard.read()) if (item.types.includes(TMX)) return await (await item.getType(TMX)).text();
		}
		return await navigator.clipboard.readText();
	} catch {
		return undefined;
	}
}

/** The clipboard of the system, as far as the browser lets the page use it. */
export const browserClipboard: SystemClipboard = { read, write };
