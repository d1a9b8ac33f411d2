import type { Issue, TileMap, Tileset } from '@tilewright/format';
import { idsOf, tileFinder } from '@tilewright/format';
import { gidsUsedUp, makeIssue, TILE_BITS } from '@tilewright/format/internal';
import type { Targets } from '@tilewright/ops';
import { firstFreeGid, usedGids } from '@tilewright/ops';
import type { Part } from '../change/part.ts';
import type { TilesetContent } from '../files/tileset-content.ts';
import { isSimilar } from './similar.ts';

/**
 * A tileset of a map.
 *
 * @throws RangeError if there is none at the position
 */
export function tilesetAt({ tilesets }: TileMap, position: number): Tileset {
	const tileset = tilesets[position];
	if (tileset === undefined) throw new RangeError(`The map has no tileset at the position ${position}.`);
	return tileset;
}

/** Identifies the tileset at a position. */
export const tilesetPart = (tileset: Tileset, position: number): Part => [
	{ tileset: position, name: 'source' in tileset ? tileset.source : tileset.name },
];

/** The local ids of the tiles of a tileset that a map uses. */
export function usedIds(map: TileMap, position: number): number[] {
	const find = tileFinder(map.tilesets);
	return [...usedGids(map)].flatMap((gid) => {
		const owner = find(gid);
		return owner?.index === position ? [owner.id] : [];
	});
}

/** Whether two tilesets are the same: one file, or similar (rules A42, A43). */
export const isSame = (a: TilesetContent, b: TilesetContent): boolean =>
	a.path === undefined || b.path === undefined ? a.path === b.path && isSimilar(a, b) : a.path === b.path;

/** The number of GIDs of a tileset; throws if its file is not loaded. */
export function tilesOf({ content, path }: TilesetContent): number {
	if (content === undefined)
		throw new RangeError(`The file of the tileset "${path ?? ''}" is not loaded, so its number of tiles is unknown.`);
	return Math.max(1, idsOf(content));
}

/**
 * The `firstgid` with which a tileset has room for its tiles: its own if they end before the next tileset, else the first free GID.
 *
 * @param count - the number of GIDs that it needs
 */
export function roomFor(map: TileMap, position: number, count: number, targets: Targets): number {
	const { firstgid } = tilesetAt(map, position);
	const isFree = map.tilesets.every((other, i) => i === position || other.firstgid < firstgid || other.firstgid >= firstgid + count);
	return isFree ? firstgid : firstFreeGid(map, targets);
}

/** A finding if GIDs reach too far. */
export const tooFar = (end: number): Issue[] =>
	end - 1 > TILE_BITS ? [makeIssue(gidsUsedUp, '/tilesets', { needed: end - 1, last: TILE_BITS })] : [];
