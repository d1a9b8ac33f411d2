import type { Template, TileMap, TilesetFile, World } from './types.gen.ts';

/** The types of whole documents, by kind. */
export interface Documents {
	map: TileMap;
	tileset: TilesetFile;
	template: Template;
	world: World;
}

/** A whole document: what a file holds. */
export type Document = Documents[keyof Documents];

/** A document beside its kind, so that the kind tells the type. */
export type DocumentOf = { [K in keyof Documents]: { readonly kind: K; readonly doc: Documents[K] } }[keyof Documents];
