import { isTooLate } from '@tilewright/editor-core/files/is-too-late.ts';
import type { Deliver } from '@tilewright/editor-core/files/memory-files.ts';
import { withoutShared } from '@tilewright/editor-core/files/own-bytes.ts';
import { extensionOf, nameOf } from '@tilewright/editor-core/files/paths.ts';
import { fileSave } from 'browser-fs-access';

/**
 * Saves files of memory where the user says, and later in the same places. Browsers that cannot ask, or can no longer do so, download them.
 *
 * @param places - the files on disk that were opened, by their paths in memory
 */
export function deliverTo(places: Map<string, FileSystemFileHandle>): Deliver {
	return async (path, bytes) => {
		const extension = extensionOf(path);
		const blob = new Blob([withoutShared(bytes)], { type: 'application/octet-stream' });
		const options = { fileName: nameOf(path), id: 'tilewright', ...(extension !== '' && { extensions: [extension] }) };
		try {
			const place = await fileSave(blob, options, places.get(path) ?? null);
			if (place !== null) places.set(path, place);
			return true;
		} catch (error) {
			if (error instanceof DOMException && error.name === 'AbortError') return false;
			if (!isTooLate(error)) throw error;
			download(blob, options.fileName);
			return true;
		}
	};
}

/** The time that a browser may take to begin a download, in milliseconds. */
const PATIENCE = 30_000;

function download(blob: Blob, name: string): void {
	const link = document.createElement('a');
	link.download = name;
	link.href = URL.createObjectURL(blob);
	link.click();
	setTimeout(() => URL.revokeObjectURL(link.href), PATIENCE);
}
