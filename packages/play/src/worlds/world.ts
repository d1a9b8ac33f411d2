import type { Rect } from '@tilewright/geometry';
import type { FileIssue } from '@tilewright/ops';
import type { Props } from '../model/props.ts';

/** A map in a world, and its rectangle there, in pixels. */
export interface PlacedMap extends Rect {
	/** The path from which a game can load the map: a URL, or a path in Node. */
	readonly path: string;
	/** The area that the chunks of an infinite map cover, in pixels of the world, if the world does not state its size. It may begin left of the map and above. */
	readonly covers?: Rect;
}

/** A world as games use it: plain data. */
export interface GameWorld {
	/** The path of its file: a URL, or a path in Node. */
	readonly path: string;
	readonly props: Props;
	/** The maps that the file lists, then those that its patterns find. */
	readonly maps: readonly PlacedMap[];
	/** The findings in its file, and the maps without a stated size that cannot be read; none of them is an error. */
	readonly issues: readonly FileIssue[];
}
