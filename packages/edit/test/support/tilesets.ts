import type { EmbeddedTileset, TileMap, Tileset, TilesetFile, TilesetReference } from '@tilewright/format';
import type { Graph } from '@tilewright/ops';
import { targetsOf } from '@tilewright/ops';
import type { DocumentFiles } from '../../src/files/map-files.ts';
import { createTileset } from '../../src/make/create-tileset.ts';

/** A tileset file of an image with `count` tiles in one row. */
export const tilesetFile = (name: string, count: number, more: Partial<TilesetFile> = {}): TilesetFile => {
	const size = { imagewidth: 16 * count, imageheight: 16, tilewidth: 16, tileheight: 16 };
	return { ...createTileset({ name, image: `${name}.png`, ...size }), ...more };
};

/** A collection of images: `id: image`. */
export const collectionFile = (name: string, images: Readonly<Record<number, string>>): TilesetFile =>
	createTileset({
		name,
		tiles: Object.entries(images).map(([id, image]) => ({ id: Number(id), image, imagewidth: 16, imageheight: 16 })),
	});

/** The same tileset, embedded in a map. */
export function embedded(firstgid: number, { type: _, version: __, ...content }: TilesetFile): EmbeddedTileset {
	return { firstgid, ...content };
}

export const reference = (firstgid: number, source: string): TilesetReference => ({ firstgid, source });

export const withTilesets = (map: TileMap, ...tilesets: Tileset[]): TileMap => ({ ...map, tilesets });

/** A map's path, and tileset files by path. */
export function filesOf(path: string, tilesets: Readonly<Record<string, TilesetFile>>): Required<DocumentFiles> {
	const source = { syntax: 'json', upgraded: [], wrapped: false } as const;
	const files: Graph['files'] = new Map(Object.entries(tilesets).map(([file, doc]) => [file, { path: file, doc, source, links: [] }]));
	return { path, targets: targetsOf({ roots: [], files, issues: [] }, path) };
}
