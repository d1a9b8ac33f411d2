import type { Layer } from '@tilewright/format';

/** Fields of all documents that say who wrote them, and in which form. */
export const storageOfDocuments: readonly string[] = ['version', 'editorversion', 'tiledversion'];

/** The same of maps. */
export const storageOfMaps: readonly string[] = [...storageOfDocuments, 'compressionlevel'];

const OF_TILE_DATA = ['encoding', 'compression'];

/** What follows from how the cells of infinite layers are cut into chunks. */
const OF_CHUNKS = ['startx', 'starty', 'width', 'height'];

/** Fields of two layers that say how their cells are stored, and nothing of what the layers show. */
export function storageOfLayers(before: Layer, after: Layer): readonly string[] {
	if (before.type !== 'tilelayer' || after.type !== 'tilelayer') return [];
	return 'chunks' in before && 'chunks' in after ? [...OF_TILE_DATA, ...OF_CHUNKS] : OF_TILE_DATA;
}
