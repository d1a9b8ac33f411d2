import type { JsonValue, RawObject } from '../model/json-value.ts';
import type { Kind } from '../spec/index.ts';
import type { XmlNode } from '../xml/xml-node.ts';
import type { TileStore } from './tile-data.ts';

/** A place in a text. Indexes are those of its bytes, or of its characters if it is XML. */
export interface Place {
	/** The index of the value. */
	readonly at: number;
	/** The index of its name, if it has one. */
	readonly key?: number | undefined;
	/** In XML: its XPath. */
	readonly element?: string | undefined;
	/** In XML: the index of the text, if the value is the text of an element. */
	readonly text?: number | undefined;
}

/** A well-formed text: the tree to check, and functions that find places in the text. */
export interface Opened {
	/** The kind and the tree, or a description of what was found instead. */
	readonly content: { readonly kind: Kind; readonly root: RawObject } | { readonly found: string };
	readonly store: TileStore;
	/** Puts tile data back into a value that is not part of the format (see json/scan.ts). */
	readonly restore: (value: unknown) => unknown;
	/** The list that a value stands for, if the check of its items is done, except for tile data. */
	readonly regular?: (value: unknown) => RawObject[] | undefined;
	/** A new tree as the file has it: the check changes `root`. */
	readonly asIs: () => JsonValue;
	/** The places of JSON pointers. A pointer to a missing value gets the place of its deepest ancestor that exists. */
	readonly places: (pointers: readonly string[]) => ReadonlyMap<string, Place>;
	/** In XML, the places of elements, attributes and texts. */
	readonly exact?: (sources: readonly XmlNode[]) => ReadonlyMap<XmlNode, Place>;
	/** The index of a byte of a string's value; `undefined` if it is not known exactly. */
	readonly inside: (place: Place, byte: number) => number | undefined;
	/** In XML: returns a function from indexes to offsets in bytes, for these indexes. */
	readonly offsetsOf?: (indexes: readonly number[]) => (index: number) => number;
}
