import type { Document } from '@tilewright/format';
import { write } from '@tilewright/format';
import type { FilesInMemory } from '../../src/files/memory-files.ts';
import { memoryFiles } from '../../src/files/memory-files.ts';
import { openDocument } from '../../src/session/open-document.ts';
import type { Session } from '../../src/session/session.ts';
import type { TemplateSession } from '../../src/session/template-session.ts';
import type { TilesetSession } from '../../src/session/tileset-session.ts';
import type { WorldSession } from '../../src/session/world-session.ts';

/** A PNG without pixels, as far as its size is concerned. */
export function pngOf(width: number, height: number): Uint8Array {
	const bytes = new Uint8Array(33);
	bytes.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
	new DataView(bytes.buffer).setUint32(16, width);
	new DataView(bytes.buffer).setUint32(20, height);
	bytes.set([8, 6, 0, 0, 0], 24);
	return bytes;
}

/** Files in memory, with documents as they are written. */
export const filesWith = (documents: Readonly<Record<string, Document | Uint8Array>>): FilesInMemory =>
	memoryFiles(
		'test',
		Object.fromEntries(Object.entries(documents).map(([path, doc]) => [path, doc instanceof Uint8Array ? doc : write(doc)])),
	);

/** Opens a document that can be read. */
export async function opened(files: FilesInMemory, path: string): Promise<Session> {
	const found = await openDocument(files, path);
	if ('failed' in found) throw new Error(found.failed[0]?.message);
	return found.session;
}

/** Opens a tileset. */
export async function openTileset(files: FilesInMemory, path: string): Promise<TilesetSession> {
	const session = await opened(files, path);
	if (session.kind !== 'tileset') throw new Error(`${path} is no tileset.`);
	return session;
}

/** Opens a template. */
export async function openTemplate(files: FilesInMemory, path: string): Promise<TemplateSession> {
	const session = await opened(files, path);
	if (session.kind !== 'template') throw new Error(`${path} is no template.`);
	return session;
}

/** Opens a world. */
export async function openWorld(files: FilesInMemory, path: string): Promise<WorldSession> {
	const session = await opened(files, path);
	if (session.kind !== 'world') throw new Error(`${path} is no world.`);
	return session;
}
