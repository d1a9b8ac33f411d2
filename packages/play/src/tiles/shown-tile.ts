import { frameAt, frameEnd } from '@tilewright/format';
import type { Tile, TileTable } from '../model/tiles-and-objects.ts';
import { tileOf } from './tile-of.ts';

/** The bits of a GID that are flags. */
const FLAGS = 0xf0000000;

/**
 * The tile that an animated tile shows after its animation has run for a time, with the same flips; a tile without an animation shows itself. Where all
 * times are the same, all animations run on a common clock, as in Tiled.
 *
 * @param tiles - `map.tiles`
 * @param time - in milliseconds
 * @returns `undefined` if the frame is no tile of the tileset
 * @example draw(shownTile(map.tiles, tile, performance.now())?.picture, x, y);
 */
export function shownTile(tiles: TileTable, tile: Tile, time: number): Tile | undefined {
	if (tile.animation.length === 0) return tile;
	const frame = frameAt(tile.animation, time);
	if (frame === undefined) return tile;
	const { firstgid } = tile.tileset;
	const shown = tileOf(tiles, ((tile.gid & FLAGS) | (firstgid + frame.tileid)) >>> 0);
	return shown?.tileset === tile.tileset ? shown : undefined;
}

/**
 * When an animated tile shows another one, after its animation has run for a time: a time as well, in milliseconds.
 *
 * @returns `undefined` if it never does, or no longer
 * @example if (now >= (changes.get(sprite) ?? 0)) changes.set(sprite, shownUntil(tile, now) ?? Infinity);
 */
export const shownUntil = ({ animation }: Tile, time: number): number | undefined => frameEnd(animation, time);
