import { fileSave } from 'browser-fs-access';
import type { Deliver } from './memory-files.ts';
import { withoutShared } from './own-bytes.ts';
import { extensionOf, nameOf } from './paths.ts';

/**
 * Saves files of memory where the user says, and later in the same places. Browsers that cannot do that download them.
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
			throw error;
		}
	};
}
