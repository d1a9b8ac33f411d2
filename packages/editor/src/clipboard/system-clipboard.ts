/** The media type of Tiled's own clipboard; browsers mark formats that they do not know (rule E30). */
const TMX = 'web text/tmx';

/**
 * Puts a text on the clipboard of the system.
 *
 * @param isMap - whether it is a map: then it is there as such, too
 * @returns whether the browser let the page do it
 */
export async function writeClipboard(text: string, isMap = false): Promise<boolean> {
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

/** The text on the clipboard of the system, that of a map first; `undefined` if the browser does not let the page read it. */
export async function readClipboard(): Promise<string | undefined> {
	try {
		if (typeof ClipboardItem !== 'undefined' && ClipboardItem.supports?.(TMX)) {
			for (const item of await navigator.clipboard.read()) if (item.types.includes(TMX)) return await (await item.getType(TMX)).text();
		}
		return await navigator.clipboard.readText();
	} catch {
		return undefined;
	}
}
