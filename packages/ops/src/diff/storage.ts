import type { Document, Layer } from '@tilewright/format';

const VERSIONS = ['version', 'editorversion', 'tiledversion'];

/** Fields of a document about its storage: versions and the compression level. Worlds have none. */
export function storageOf({ type }: Document): ReadonlySet<string> {
	if (type === 'world') return new Set();
	return new Set(type === 'map' ? [...VERSIONS, 'compressionlevel'] : VERSIONS);
}

const TILE_DATA = ['encoding', 'compression'];

/** These follow from how the cells of infinite layers are split into chunks. */
const EXTENT_OF_CHUNKS = ['startx', 'starty', 'width', 'height'];

/** Fields of two layers that are only about the storage of their cells. */
export function storageOfLayers(before: Layer, after: Layer): readonly string[] {
	if (before.type !== 'tilelayer' || after.type !== 'tilelayer') return [];
	return 'chunks' in before && 'chunks' in after ? [...TILE_DATA, ...EXTENT_OF_CHUNKS] : TILE_DATA;
}
