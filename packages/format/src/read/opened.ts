import type { Position } from '../issue/positions.ts';
import type { Inside } from '../issue/report.ts';
import type { JsonValue, RawObject } from '../model/json.ts';
import type { Kind } from '../spec/index.ts';
import type { Place } from './json/locate.ts';
import type { TileStore } from './tile-data.ts';
import type { XmlNode } from './xml/locate/node.ts';

/** The place of a byte in a text. */
export interface Point extends Position {
	readonly offset: number;
}

/** A well-formed text: the tree to check, and functions that find places in the text. */
export interface Opened {
	/** The kind and the tree, or a description of what was found instead. */
	readonly content: { readonly kind: Kind; readonly root: RawObject } | { readonly found: string };
	readonly store: TileStore;
	/** Puts tile data back into a value that is not part of the format (see json/scan.ts). */
	readonly restore: (value: unknown) => unknown;
	/** A new tree as the file has it: the check changes `root`. */
	readonly asIs: () => JsonValue;
	/**
	 * The places of JSON pointers in the text, in XML with their XPaths. A pointer to a missing value gets the place of its deepest
	 * ancestor that exists.
	 */
	readonly places: (pointers: readonly string[]) => ReadonlyMap<string, Place & { readonly element?: string }>;
	/** In XML, the places of elements, attributes and texts. */
	readonly exact?: (sources: readonly XmlNode[]) => ReadonlyMap<XmlNode, Place & { readonly element?: string }>;
	/** The exact places inside strings, by the pointers of the strings. Places that are not known exactly are left out. */
	readonly insides: (wanted: ReadonlyMap<string, Inside>) => ReadonlyMap<string, Point>;
}
