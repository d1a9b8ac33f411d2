import type { Rect } from '@tilewright/geometry';
import type { FileIssue } from '@tilewright/ops';
import type { Props } from '../model/props.ts';

/** A map in a world, and its rectangle there, in pixels. */
export interface PlacedMap extends Rect {
	/** The path from which a game can load the map: a URL, or a path in Node. */
	readonly path: string;
	/** What the chunks of an infinite map cover, in pixels of the world, where the world does not say its size. They may be left of it and above. */
	readonly covers?: Rect;
}

/** A world as games use it: plain data. */
export interface GameWorld {
	/** The path of its file: a URL, or a path in Node. */
	readonly path: string;
	readonly props: Props;
	/** The maps that the file lists, then those that its patterns find. */
	readonly maps: readonly PlacedMap[];
	/** What was found in its file, and the maps whose sizes it does not say and that cannot be read; none of it is an error. */
	readonly issues: readonly FileIssue[];
}
