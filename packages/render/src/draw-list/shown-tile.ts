import { frameAt } from '@tilewright/format';
import type { TileArt } from '../scene/tile-art.ts';

/** The art that an animated tile shows after its animation has run for a time, in milliseconds; other tiles show themselves. */
export function shownArt(art: TileArt, time: number): TileArt | undefined {
	const frame = frameAt(art.tile?.animation ?? [], time);
	return frame === undefined ? art : art.tileset.art(frame.tileid);
}

/** Whether a tile's part of its picture has no pixels. */
export const isEmpty = ({ source }: TileArt): boolean => source.width <= 0 || source.height <= 0;
