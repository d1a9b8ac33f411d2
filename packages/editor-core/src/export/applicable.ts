import type { Kind } from '@tilewright/format';

/** The options of an export that not every kind of document has. */
const KINDS: Readonly<Record<string, readonly Kind[]>> = {
	embedTilesets: ['map', 'template'],
	// Tiles have collision shapes, which may be instances.
	detachTemplates: ['map', 'tileset'],
	finite: ['map'],
	removeUnusedTilesets: ['map'],
	renumber: ['map'],
	repairGrown: ['map'],
	keepImageSizes: ['map', 'tileset', 'template'],
	unembedTo: ['map', 'template'],
	// Worlds have no version.
	stamp: ['map', 'tileset', 'template'],
	tiles: ['map'],
};

/** Whether an option of an export has an effect on a kind of document. */
export const applies = (option: string, kind: Kind): boolean => KINDS[option]?.includes(kind) ?? true;
