import type { Tileset } from '@tilewright/play';

/** The kinds of values that JSON cannot hold, or would hold twice. */
export const KIND = {
	/** A `Map`: JSON has its entries. */
	map: 0,
	/** Cells: JSON has their text. The second item is their number. */
	cells: 1,
	/** A list with few values: JSON has its length and its entries. */
	sparse: 2,
	/** A number that JSON does not know: JSON has it as a text. */
	number: 3,
	/** The tiles of a map: JSON has {@link PackedTable}. */
	table: 4,
	/** Objects, some with tiles: JSON has the GIDs. */
	objects: 5,
} as const;

/**
 * How a value of the JSON text becomes the value of the map: from 0 on one of the shared values, a negative one the URL of a file, `null`
 * is `undefined`, a list something of a {@link KIND}, and an object says it for fields.
 */
export type Fix = number | null | readonly [kind: number, detail?: Fix] | Fixes;

/** How the fields of an object or the items of a list become those of the map. */
export interface Fixes {
	readonly [key: string]: Fix;
}

/** The tiles of a map, without what its tilesets say about them. */
export interface PackedTable {
	readonly tilesets: readonly Tileset[];
	/** How long the list of tiles without flags is. */
	readonly length: number;
	/** The tiles that objects have: the GID, and the place in the picture of the tileset. */
	readonly tiles: readonly (readonly [gid: number, x?: number, y?: number, width?: number, height?: number])[];
}

/** The JSON text of a module: shared values, each before those that refer to it, and last the value itself; fixes; GIDs by number, as steps. */
export type Packed = readonly [values: unknown[], fixes: Fixes, steps: readonly number[]];
