import type { TileMap } from '@tilewright/format';
import type { Targets } from '@tilewright/ops';
import { noFiles } from './no-files.ts';

/** Where a document is, and the files that it refers to. */
export interface DocumentFiles {
	/** Path of the document: references start from its folder. Default: none. */
	readonly path?: string;
	/** Finds its external tilesets and templates, as `targetsOf` does. Default: none is loaded. */
	readonly targets?: Targets;
}

/** A map, and the files that it refers to. */
export interface MapInFiles extends Required<DocumentFiles> {
	readonly doc: TileMap;
}

/** A map with the files that are given for it. */
export const mapInFiles = (doc: TileMap, { path = '', targets = noFiles(path) }: DocumentFiles = {}): MapInFiles => ({
	doc,
	path,
	targets,
});
