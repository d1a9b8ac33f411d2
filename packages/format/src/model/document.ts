import type { Template, TileMap, TilesetFile, World } from './types.gen.ts';

/** The types of whole documents, by kind. */
export interface Documents {
	map: TileMap;
	tileset: TilesetFile;
	template: Template;
	world: World;
}

/** A whole document: the content of a file. */
export type Document = Documents[keyof Documents];

/** A document with its kind, so that the kind decides the type. */
export type DocumentOf = { [K in keyof Documents]: { readonly kind: K; readonly doc: Documents[K] } }[keyof Documents];
