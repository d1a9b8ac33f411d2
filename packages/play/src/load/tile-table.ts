import type { Tile } from '@tilewright/format';
import { idsOf } from '@tilewright/format';
import { propsOf } from '../model/props.ts';
import type { Picture, TileEntry, Tileset, TileTable } from '../model/tiles-and-objects.ts';
import { tileList } from '../tiles/tile-list.ts';
import { gameObject } from './game-object.ts';
import type { PlacedTileset } from './whole-map.ts';

/** Few maps have more tiles. */
const MOST = 2 ** 16;

type SourceOf = (reference: string) => string;

/**
 * The tiles of a map.
 *
 * @param sourcesFrom - the paths from which a game can load files, from the references of the file at a path
 */
export function tileTable(placed: readonly PlacedTileset[], sourcesFrom: (path: string) => SourceOf): TileTable {
	const tilesets = placed.map((each) => gameTileset(each, sourcesFrom(each.path))).sort((a, b) => a.firstgid - b.firstgid);
	// Documents keep first GIDs and counts that are no whole numbers, and report them.
	const end = tilesets.reduce((most, { doc, firstgid }) => Math.max(most, Math.ceil(firstgid + idsOf(doc))), 0);
	return { tilesets, plain: tileList(Math.min(end, MOST)), turned: Array.from({ length: 16 }, () => []), others: new Map() };
}

function gameTileset({ doc, firstgid }: PlacedTileset, sourceOf: SourceOf): Tileset {
	const entries = new Map<number, TileEntry>();
	// If two entries describe the same tile, the first counts.
	for (const tile of doc.tiles) if (!entries.has(tile.id)) entries.set(tile.id, entryOf(tile, doc, sourceOf));
	return {
		doc: { ...doc, tiles: [] },
		firstgid,
		name: doc.name,
		class: doc.class,
		props: propsOf(doc.properties, sourceOf),
		...(doc.image && { source: sourceOf(doc.image) }),
		entries,
	};
}

function entryOf(tile: Tile, tileset: PlacedTileset['doc'], sourceOf: SourceOf): TileEntry {
	const picture = tileset.image ? undefined : ownPicture(tile, tileset, sourceOf);
	return {
		class: tile.type,
		props: propsOf(tile.properties, sourceOf),
		probability: tile.probability,
		animation: tile.animation,
		shapes: tile.objectgroup?.objects.flatMap((object) => gameObject(object, sourceOf) ?? []) ?? [],
		...(picture && { picture }),
	};
}

/** The picture of a tile in a collection of images. */
function ownPicture(tile: Tile, tileset: PlacedTileset['doc'], sourceOf: SourceOf): Picture | undefined {
	if (!tile.image) return undefined;
	const { x = 0, y = 0, imagewidth = tileset.tilewidth, imageheight = tileset.tileheight } = tile;
	const { width = imagewidth, height = imageheight } = tile;
	const isWhole = x === 0 && y === 0 && tile.width === undefined && tile.height === undefined;
	// A rectangle that reaches beyond the picture ends there.
	const [right, bottom] = [tile.imagewidth ?? x + width, tile.imageheight ?? y + height];
	const size = { width: Math.min(width, right - x), height: Math.min(height, bottom - y) };
	return { source: sourceOf(tile.image), x, y, ...size, ...(isWhole && { isWhole }) };
}
