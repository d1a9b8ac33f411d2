import { FILES_OF_KINDS } from '../files/files-of-kinds.ts';
import { folderOf } from '../files/paths.ts';
import type { MapSession } from './map-session.ts';

/**
 * The path of a new file for something of a map, named after its content. Its syntax is that of the map; JSON without one.
 *
 * @param beside - the path of the file in whose folder it is; that of the map by default
 */
export function newFilePath(
	session: MapSession | undefined,
	kind: 'template' | 'tileset',
	name: string,
	beside = session?.path.value ?? '',
): string {
	const { json, xml = json } = FILES_OF_KINDS[kind].extensions;
	const extension = session?.form.value.syntax === 'xml' ? xml : json;
	return `${folderOf(beside)}/${name.replace(/[/\\:*?"<>|]/g, '').trim()}${extension}`;
}
