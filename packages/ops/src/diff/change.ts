import type { CellBounds, JsonValue, Kind } from '@tilewright/format';
import type { DocumentSubject, LayerAddress, LayerSubject, ObjectSubject, Subject, TilesetSubject } from './subject.ts';

/** The documents are of different kinds; nothing else is compared. */
export interface KindChange {
	readonly change: 'kind';
	readonly subject: DocumentSubject;
	readonly before: Kind;
	readonly after: Kind;
}

/**
 * Something is in only one of the documents. Its content has no separate changes: neither the objects of an added layer nor the
 * tiles of a removed tileset. Layers in a group do.
 */
export interface PresenceChange {
	readonly change: 'added' | 'removed';
	readonly subject: Subject;
	/** Its fields, without those that {@link PresenceChange.holds} counts. */
	readonly value: JsonValue;
	/** The amount of content by field: cells that are not empty for `data` and `chunks`, items for lists. */
	readonly holds: Readonly<Record<string, number>>;
}

/** A layer moved to another group, or an object to another layer. */
export interface MovedChange {
	readonly change: 'moved';
	readonly subject: LayerSubject | ObjectSubject;
	/** The group or layer in the document before; `null` for the map itself. */
	readonly from: LayerAddress | null;
	/** The group or layer in the document after; `null` for the map itself. */
	readonly to: LayerAddress | null;
}

/** Something has another position in its list. As few items as possible are reported; all others kept their order. */
export interface ReorderedChange {
	readonly change: 'reordered';
	readonly subject: Subject;
}

/** An object has another position, in pixels. */
export interface PositionChange {
	readonly change: 'position';
	readonly subject: ObjectSubject;
	readonly before: { readonly x: number; readonly y: number };
	readonly after: { readonly x: number; readonly y: number };
}

/** An object has another size, in pixels. */
export interface SizeChange {
	readonly change: 'size';
	readonly subject: ObjectSubject;
	readonly before: { readonly width: number; readonly height: number };
	readonly after: { readonly width: number; readonly height: number };
}

/** A field has another value. The position, size and tile of objects have separate changes. */
export interface FieldChange {
	readonly change: 'field';
	readonly subject: Subject;
	/** JSON pointer from the subject: `/opacity`, `/text/bold`. Chunks are identified by their position: `/chunks/16,-32/mood`. */
	readonly field: string;
	/** Absent where the field was added. */
	readonly before?: JsonValue;
	/** Absent where the field was removed. */
	readonly after?: JsonValue;
	/** Present if the field has no meaning where it is, such as `image` in a group: programs ignore it. */
	readonly inapplicable?: true;
}

/**
 * A custom property changed, or a member or item in its value. `path` holds the name of the property, then names of members and
 * indexes of items.
 */
export interface PropertyChange {
	readonly change: 'property';
	readonly subject: Subject;
	readonly path: readonly (string | number)[];
	/** Absent where it was added. */
	readonly before?: PropertyState;
	/** Absent where it was removed. */
	readonly after?: PropertyState;
}

/**
 * The fields of a property or item without its name: `type`, `propertytype`, `value`. A change of a member of a class
 * has its `value`, or, in XML, its `type` and `propertytype`.
 * `value` is absent where both sides have members or items: these have separate changes.
 */
export type PropertyState = { readonly [field: string]: JsonValue };

/** The meaning of a GID: a tile of a tileset, and its flips. */
export interface TileUse {
	/** As in the document, with flags. */
	readonly gid: number;
	/** Name of the tileset, or the path of its file; `null` where the GID belongs to no tileset. */
	readonly tileset: string | null;
	/** Id of the tile in its tileset; the GID without flags where it belongs to no tileset. */
	readonly id: number;
	/** The flips of the tile; on hexagonal maps, `diagonal` and `hexagonal` are rotations by 60° and 120°. */
	readonly flips: readonly ('horizontal' | 'vertical' | 'diagonal' | 'hexagonal')[];
}

/** An object shows another tile; `null` is no tile. Another GID for the same tile of the same tileset is not a change. */
export interface TileChange {
	readonly change: 'tile';
	readonly subject: ObjectSubject;
	readonly before: TileUse | null;
	readonly after: TileUse | null;
}

/** A rectangle of cells, in tiles, that all changed from one tile to another; `null` is an empty cell. */
export interface CellArea extends CellBounds {
	readonly before: TileUse | null;
	readonly after: TileUse | null;
}

/** Cells of a tile layer show other tiles. */
export interface CellsChange {
	readonly change: 'cells';
	readonly subject: LayerSubject;
	/** The number of changed cells. */
	readonly cells: number;
	/** From top to bottom, then from left to right, by their first cell. They do not overlap. */
	readonly areas: readonly CellArea[];
	/** The changed cells that `areas` leaves out: their number, and the smallest rectangle around them. */
	readonly rest?: CellBounds & { readonly cells: number };
}

/** A tileset of a map has another `firstgid`. Cells and objects show the same tiles as before, unless they have separate changes. */
export interface RenumberedChange {
	readonly change: 'renumbered';
	readonly subject: TilesetSubject;
	readonly before: number;
	readonly after: number;
}

/** A tileset was embedded in the document, or moved to its own file. Then its content is not compared. */
export interface EmbeddedChange {
	readonly change: 'embedded' | 'unembedded';
	readonly subject: TilesetSubject;
	/** The path of the file. */
	readonly source: string;
}

/** One difference between two documents. It can be written as JSON. */
export type Change =
	| KindChange
	| PresenceChange
	| MovedChange
	| ReorderedChange
	| PositionChange
	| SizeChange
	| FieldChange
	| PropertyChange
	| TileChange
	| CellsChange
	| RenumberedChange
	| EmbeddedChange;
