/**
 * The identity of an item of a list.
 *
 * - `layer`: the id of a layer of a map, in whatever group it is; `object`: the id of an object of a map or of an object layer.
 * - `tileset`, `wangset`: the position in the list, from 0, and the name. A tileset that is a reference has its `source` for a name.
 * - `tile`: the id of a tile in its tileset; `wangtile`: its `tileid`; `color`: the number of a Wang color, from 1.
 * - `property`: the name of a custom property; `map`: the `fileName` of a map of a world; `chunk`: its cells.
 *
 * If several items of a list are identified alike, as in documents with double ids, `nth` counts them: 1 is the second.
 */
export type Item = (
	| { readonly layer: number }
	| { readonly object: number }
	| { readonly tileset: number; readonly name: string }
	| { readonly tile: number }
	| { readonly wangset: number; readonly name: string }
	| { readonly wangtile: number }
	| { readonly color: number }
	| { readonly property: string }
	| { readonly map: string }
	| { readonly chunk: readonly [x: number, y: number, width: number, height: number] }
) & { readonly nth?: number };

/** One step from a part of a document to a part in it: the name of a field that holds an object (`text`, `objectgroup`), or an item of a list. */
export type Step = string | Item;

/**
 * A part of a document: the steps to it from the root. The root itself is the empty list.
 *
 * @example
 * const part: Part = [{ tileset: 0, name: 'trees' }, { tile: 4 }, 'objectgroup', { object: 1 }];
 */
export type Part = readonly Step[];
