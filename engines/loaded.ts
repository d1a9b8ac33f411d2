/** A map, and the files that it refers to: some loaders must be told of them. */
export interface MapFiles {
	readonly map: string;
	readonly tilesets: readonly string[];
	readonly images: readonly string[];
}

/** The content of a map that the loader of an engine found. */
export interface Loaded {
	/** The cells with a tile, of all tile layers. */
	readonly tiles: number;
	/** The objects, of all object layers. */
	readonly objects: number;
	/** Those that show a tile; absent if the loader never shows them. */
	readonly tileObjects?: number;
}

/** Loads a map as the pages of the engine say. */
export type LoadMap = (files: MapFiles) => Promise<Loaded>;

/** The sum of a number of each item. */
export const sum = <T>(items: Iterable<T>, numberOf: (item: T) => number): number => {
	let total = 0;
	for (const item of items) total += numberOf(item);
	return total;
};
