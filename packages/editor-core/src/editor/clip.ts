import type { DocumentFiles } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';

/** Copied content: a small map, and the files that it refers to (rule E30). */
export interface Clip {
	readonly clip: TileMap;
	/** The path of the map that was copied from, and its files if this page copied it; missing if another program did. */
	readonly files?: DocumentFiles;
}

/** Content that was copied in this editor, and its text on the clipboard of the system. */
export interface CopiedClip extends Clip {
	readonly text: string;
}
