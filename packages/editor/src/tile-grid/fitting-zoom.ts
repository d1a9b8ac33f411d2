import type { EmbeddedTileset, TilesetFile } from '@tilewright/format';
import { GAP } from './tile-layout.ts';

/** The steps of zooming in the panel. */
export const ZOOMS: readonly number[] = [0.25, 0.5, 1, 1.5, 2, 3, 4, 6, 8];

/** Room for the scroll bar, in pixels of the page. */
const SCROLL_BAR = 16;
/** Tiles from this width on are large enough as they are. */
const LARGE = 48;

/** The zoom at which tiles are shown at first: doubled if they are small and a row of them fits the panel. */
export function fittingZoom({ image, columns, tilewidth }: TilesetFile | EmbeddedTileset, width: number): number {
	if (tilewidth >= LARGE) return 1;
	const row = image === undefined ? 0 : columns * (tilewidth + GAP);
	return 2 * row <= width - SCROLL_BAR ? 2 : 1;
}
