import type { Document, Layer } from '@tilewright/format';

const VERSIONS = ['version', 'editorversion', 'tiledversion'];

/** Fields of a document that say who wrote it, and in which form. Worlds have none. */
export function storageOf({ type }: Document): ReadonlySet<string> {
	if (type === 'world') return new Set();
	return new Set(type === 'map' ? [...VERSIONS, 'compressionlevel'] : VERSIONS);
}

const OF_TILE_DATA = ['encoding', 'compression'];

/** What follows from how the cells of infinite layers are cut into chunks. */
const OF_CHUNKS = ['startx', 'starty', 'width', 'height'];

/** Fields of two layers that say how their cells are stored, and nothing of what the layers show. */
export function storageOfLayers(before: Layer, after: Layer): readonly string[] {
	if (before.type !== 'tilelayer' || after.type !== 'tilelayer') return [];
	return 'chunks' in before && 'chunks' in after ? [...OF_TILE_DATA, ...OF_CHUNKS] : OF_TILE_DATA;
}
