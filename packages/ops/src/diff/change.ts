import type { CellBounds, JsonValue, Kind } from '@tilewright/format';
import type { DocumentSubject, LayerPlace, LayerSubject, ObjectSubject, Subject, TilesetSubject } from './subject.ts';

/** The documents are not of one kind; nothing else is compared. */
export interface KindChange {
	readonly change: 'kind';
	readonly subject: DocumentSubject;
	readonly before: Kind;
	readonly after: Kind;
}

/**
 * Something is in one document alone. What stands in it is not told singly: the objects of an added layer, the tiles of a removed
 * tileset. Layers in a group are.
 */
export interface PresenceChange {
	readonly change: 'added' | 'removed';
	readonly subject: Subject;
	/** Its fields, without those that {@link PresenceChange.holds} counts. */
	readonly value: JsonValue;
	/** How much of what is told singly elsewhere is in it, by field: `data` and `chunks` in cells that are not empty, lists in items. */
	readonly holds: Readonly<Record<string, number>>;
}

/** A layer came into another group, or an object onto another layer. */
export interface MovedChange {
	readonly change: 'moved';
	readonly subject: LayerSubject | ObjectSubject;
	/** The group or layer that it was in, as the document before has it; `null` is the map itself. */
	readonly from: LayerPlace | null;
	/** The group or layer that it is in, as the document after has it; `null` is the map itself. */
	readonly to: LayerPlace | null;
}

/** Something has another place among its like. It is told of as few as possible: the others kept their order. */
export interface ReorderedChange {
	readonly change: 'reordered';
	readonly subject: Subject;
}

/** An object is at another position, in pixels. */
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

/** A field has another value; the position, size and tile of objects are told by changes of their own. */
export interface FieldChange {
	readonly change: 'field';
	readonly subject: Subject;
	/** JSON pointer from the subject: `/opacity`, `/text/bold`. Chunks of layers are told by their place: `/chunks/16,-32/mood`. */
	readonly field: string;
	/** Absent where the field was not there. */
	readonly before?: JsonValue;
	/** Absent where the field is not there any more. */
	readonly after?: JsonValue;
}

/**
 * A custom property, or a member or item in its value. `path` leads there: the name of the property, then names of members and
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
 * A property or item with its fields but for the name: `type`, `propertytype`, `value`. A member of a class has a `value` alone.
 * There is no `value` where both sides have members or items, which are told by themselves.
 */
export type PropertyState = { readonly [field: string]: JsonValue };

/** What a GID means: a tile of a tileset, and how it is flipped. */
export interface TileUse {
	/** As the document has it, with flags. */
	readonly gid: number;
	/** Name of the tileset, or the path of its file; `null` where no tileset holds the GID. */
	readonly tileset: string | null;
	/** Id of the tile in its tileset; the GID without flags where there is no tileset. */
	readonly id: number;
	/** What is done to the tile; on hexagonal maps, `diagonal` and `hexagonal` are turns by 60° and 120°. */
	readonly flips: readonly ('horizontal' | 'vertical' | 'diagonal' | 'hexagonal')[];
}

/** An object shows another tile: `null` is none. The same tile of the same tileset by another GID is no change. */
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
	/** How many cells changed. */
	readonly cells: number;
	/** From above, in a row from the left, by their first cell. They do not overlap. */
	readonly areas: readonly CellArea[];
	/** What is left where a layer has more areas than were asked for: how many cells, and the smallest rectangle around them. */
	readonly rest?: CellBounds & { readonly cells: number };
}

/** A tileset of a map has another `firstgid`. Cells and objects show the same tiles unless they are told of. */
export interface RenumberedChange {
	readonly change: 'renumbered';
	readonly subject: TilesetSubject;
	readonly before: number;
	readonly after: number;
}

/** A tileset was put into the document, or into a file of its own. What is in it cannot be compared then. */
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
