import type { Inside } from '../issue/issue.ts';
import type { Position } from '../issue/positions.ts';
import type { JsonValue, RawObject } from '../model/json.ts';
import type { Kind } from '../spec/index.ts';
import type { Place } from './json/locate.ts';
import type { TileStore } from './tile-data.ts';
import type { XmlNode } from './xml/locate/node.ts';

/** A byte of a text. */
export interface Point extends Position {
	readonly offset: number;
}

/** A text that is well-formed in its syntax: the tree to check, and how to find places in it. */
export interface Opened {
	/** What the document is, or in words what was found instead. */
	readonly told: { readonly kind: Kind; readonly root: RawObject } | { readonly found: string };
	readonly store: TileStore;
	/** Puts back what was taken out of a value that is not the format's own. */
	readonly restore: (value: unknown) => unknown;
	/** The tree anew, as the file has it: the check works on the other. */
	readonly asIs: () => JsonValue;
	/**
	 * The places of JSON pointers in the text, in XML with their XPaths; a pointer that leads nowhere has that of its deepest
	 * ancestor.
	 */
	readonly places: (pointers: readonly string[]) => ReadonlyMap<string, Place & { readonly element?: string }>;
	/** In XML, the places of elements, attributes and texts. */
	readonly exact?: (sources: readonly XmlNode[]) => ReadonlyMap<XmlNode, Place & { readonly element?: string }>;
	/** The exact places of parts of texts, by the pointers of the texts; what cannot be told exactly is left out. */
	readonly insides: (wanted: ReadonlyMap<string, Inside>) => ReadonlyMap<string, Point>;
}
