import type { Files } from '../../src/files/files.ts';
import type { MapSession } from '../../src/session/map-session.ts';
import { openDocument } from '../../src/session/open-document.ts';

/** Opens a map of some files. */
export async function openMap(files: Files, path: string): Promise<MapSession> {
	const opened = await openDocument(files, path);
	if ('failed' in opened) throw new Error(opened.failed[0]?.message);
	if (opened.session.kind !== 'map') throw new Error(`${path} is no map.`);
	return opened.session;
}
