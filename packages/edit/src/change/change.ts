import type {
	CellBounds,
	Chunk,
	Document,
	Layer,
	MapObject,
	Property,
	Tile,
	Tileset,
	WangColor,
	WangSet,
	WangTile,
	WorldMap,
} from '@tilewright/format';
import type { Item, Part } from './part.ts';

/** A value of a field as JSON holds it. Tile data is not set by field, but by `cells`, `insert` and `replace`. */
export type FieldValue = string | number | boolean | null | readonly FieldValue[] | { readonly [name: string]: FieldValue };

/** The change of one field. A field without `before` is added, one without `after` is removed. */
export interface FieldEdit {
	readonly name: string;
	readonly before?: FieldValue;
	readonly after?: FieldValue;
	/** Where a field is added or removed: the field that follows it; absent at the end. Unknown fields are written in this order. */
	readonly next?: string;
}

/** Sets, adds or removes fields of one part. */
export interface FieldsChange {
	readonly type: 'fields';
	readonly part: Part;
	/** The part as it is identified after the change, where a field that identifies it changes. */
	readonly renamed?: Part;
	readonly fields: readonly FieldEdit[];
}

/**
 * Sets cells of one tile layer. `before` and `after` hold the GIDs of all areas, one area after the other, each row by row. On an infinite
 * layer each area lies in one chunk.
 */
export interface CellsChange {
	readonly type: 'cells';
	/** The layer's id. */
	readonly layer: number;
	readonly areas: readonly CellBounds[];
	readonly before: Uint32Array;
	readonly after: Uint32Array;
}

/** The lists whose items can be inserted, removed and moved, with the types of their items. */
export interface Lists {
	layers: Layer;
	chunks: Chunk;
	objects: MapObject;
	tilesets: Tileset;
	tiles: Tile;
	wangsets: WangSet;
	colors: WangColor;
	wangtiles: WangTile;
	properties: Property;
	maps: WorldMap;
}

/** Neighbouring items of a list, and where they are. */
interface ItemsChange<List extends keyof Lists> {
	/** The part that has the list. For layers: the group or the document. */
	readonly part: Part;
	readonly list: List;
	/** The first of the items, as it is identified while the list has them. */
	readonly first: Item;
	/** The item that follows them, as it is identified while the list does not have them; `null` at the end. */
	readonly next: Item | null;
	readonly items: readonly Lists[List][];
	/** The part has no such list without the items. */
	readonly only?: true;
}

/** Inserts neighbouring items into a list. */
export interface InsertChange<List extends keyof Lists = keyof Lists> extends ItemsChange<List> {
	readonly type: 'insert';
}

/** Removes neighbouring items from a list. */
export interface RemoveChange<List extends keyof Lists = keyof Lists> extends ItemsChange<List> {
	readonly type: 'remove';
}

/** A place for an item in a list. */
export interface ListPlace {
	/** The part that has the list. */
	readonly part: Part;
	/** The item, as it is identified when it is here. */
	readonly item: Item;
	/** The item that follows, as it is identified while the moved item is in no list; `null` at the end. */
	readonly next: Item | null;
}

/** Moves an item to another place in its list, or to another list of the same kind: a layer into a group, an object to another layer. */
export interface MoveChange {
	readonly type: 'move';
	readonly list: keyof Lists;
	readonly from: ListPlace;
	readonly to: ListPlace;
}

/** A part that is completely replaced. */
export type PartValue = Document | Lists[keyof Lists];

/** Replaces a part by another one: a resized layer, an embedded tileset, a document that was loaded again. */
export interface ReplaceChange {
	readonly type: 'replace';
	readonly part: Part;
	/** The part as it is identified after the change, where that is different. */
	readonly renamed?: Part;
	readonly before: PartValue;
	readonly after: PartValue;
}

/**
 * One change of a document. It is plain data and can be stored: as JSON, where tile data becomes objects such as `{"0":1,"1":5}`, which
 * `apply` understands, or better by structured clone, which keeps typed arrays. It holds the values before and after, so that it can be
 * inverted, and names parts by what identifies them.
 */
export type Change = FieldsChange | CellsChange | InsertChange | RemoveChange | MoveChange | ReplaceChange;
