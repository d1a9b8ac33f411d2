import type { CollisionLayer, EmbeddedTileset, MapObject, Tile, TileMap, Tileset, TilesetFile } from '@tilewright/format';
import { changeCells } from '../cells/change-cells.ts';
import { apply } from '../change/apply.ts';
import type { Change } from '../change/change.ts';
import { insertItems, removeItems } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import type { Part } from '../change/part.ts';
import { replacePart } from '../change/replace-part.ts';
import { sameValue } from '../change/same-value.ts';
import { pictureOf } from '../files/pictures.ts';
import { complete } from '../make/complete.ts';
import { createLayer } from '../make/create-layer.ts';
import { createMap } from '../make/create-map.ts';
import { numbered } from './new-tileset.ts';
import { addTileEntry, isListed } from './tile-entry.ts';
import type { WangDocument } from './tileset-in.ts';
import { tilesetIn } from './tileset-in.ts';

/** The ids of the layers of a {@link collisionMap}: one shows the tile, the other holds its shapes. */
export const COLLISION_LAYERS = { tile: 1, shapes: 2 } as const;

/**
 * Makes a map of one cell, which shows a tile with its collision shapes as objects. Functions that change objects of maps then
 * change the shapes, and {@link setCollisionShapes} puts them back. Shapes lie on the tile as Tiled draws them: on the isometric grid of a tileset as on a map of such
 * cells, at the bottom of the tile.
 *
 * @param part - `[]` for a tileset file; the part of an embedded tileset
 * @param tile - the id of the tile
 * @returns a map whose object layer has the id `COLLISION_LAYERS.shapes`. It embeds the tileset, so its paths start where those of the document do
 * @throws RangeError if there is no such tileset
 * @example
 * const map = collisionMap(tileset, [], 4);
 * const { doc } = apply(map, addObjects(map, COLLISION_LAYERS.shapes, [createObject(map, { shape: 'point', x: 8, y: 4 })]));
 * const changes = setCollisionShapes(tileset, [], 4, collisionShapesIn(doc));
 */
export function collisionMap(doc: WangDocument, part: Part, tile: number): TileMap {
	const tileset = tilesetIn(doc, part);
	const { width = tileset.tilewidth, height = tileset.tileheight } = pictureOf({ content: tileset, folder: '' }, tile) ?? {};
	const { grid } = tileset;
	const isIsometric = grid?.orientation === 'isometric';
	const cell = isIsometric && grid.width > 0 && grid.height > 0 ? grid : { width, height };
	const objects = shapesOf(tileset.tiles, tile)?.objects ?? [];
	const bare: TileMap = createMap({
		...(isIsometric ? { orientation: 'isometric' } : {}),
		width: 1,
		height: 1,
		tilewidth: cell.width,
		tileheight: cell.height,
		nextlayerid: COLLISION_LAYERS.shapes + 1,
		nextobjectid: nextId(objects),
	});
	// A tileset may list thousands of tiles: they are complete, and need not be copied at each change of a shape.
	const empty: TileMap = { ...bare, tilesets: [inPlace(tileset)] };
	const layers = [
		createLayer(empty, 'tilelayer', { id: COLLISION_LAYERS.tile, name: '', locked: true }),
		// The same objects, so that who compares them sees what has changed.
		{ ...createLayer(empty, 'objectgroup', { id: COLLISION_LAYERS.shapes, name: 'Collision Shapes', draworder: 'index' }), objects },
	];
	return apply(
		empty,
		collect<'map'>(empty, (editing) => {
			editing.add(insertItems(empty, [], 'layers', layers));
			editing.add(changeCells(editing.doc, COLLISION_LAYERS.tile, (cells) => cells.set(0, 0, tile + 1)));
		}),
	).doc;
}

/** Where a tileset moves its tiles, or fits them into cells, their shapes go with them. So here the tile lies where its pixels are. */
function inPlace({ tileoffset: _, ...tileset }: TilesetFile | EmbeddedTileset): Tileset {
	return numbered({ ...tileset, tilerendersize: 'tile' }, 1);
}

/** The shapes in a {@link collisionMap}. */
export function collisionShapesIn(map: TileMap): readonly MapObject[] {
	const layer = map.layers.find(({ id }) => id === COLLISION_LAYERS.shapes);
	return layer?.type === 'objectgroup' ? layer.objects : [];
}

/**
 * Gives a tile other collision shapes. They are drawn in the order of the list. Without any, a tile has no group of shapes, unless
 * that has custom properties.
 *
 * @param part - `[]` for a tileset file; the part of an embedded tileset
 * @param tile - the id of the tile
 * @returns one change; none if the shapes are the same
 * @throws RangeError if there is no such tileset or tile
 */
export function setCollisionShapes(doc: WangDocument, part: Part, tile: number, objects: readonly MapObject[]): Change[] {
	const tileset = tilesetIn(doc, part);
	const at = tileset.tiles.findIndex(({ id }) => id === tile);
	const entry = tileset.tiles[at];
	const before = entry?.objectgroup;
	if (sameValue(before?.objects ?? [], objects)) return [];
	const objectgroup = complete<CollisionLayer>('collisionlayer', { type: 'objectgroup', ...before, draworder: 'index', objects });
	if (entry === undefined) return addTileEntry(doc, part, tile, { objectgroup });
	const { objectgroup: _, ...others } = entry;
	const isKept = objects.length > 0 || (before !== undefined && before.properties.length > 0);
	const changed: Tile = isKept ? { ...entry, objectgroup } : others;
	return isListed(tileset, changed) ? replacePart(doc, [...part, { tile }], changed) : removeItems(doc, part, 'tiles', at);
}

/**
 * Gives tiles the collision shapes of another one.
 *
 * @param part - `[]` for a tileset file; the part of an embedded tileset
 * @param from - the id of the tile that has the shapes
 * @param to - the ids of the tiles that get them
 * @param how - `add` keeps the shapes that a tile has; `replace` removes them
 * @throws RangeError if there is no such tileset
 * @example copyCollisionShapes(tileset, [], 4, [5, 6], 'replace')
 */
export const copyCollisionShapes = (doc: WangDocument, part: Part, from: number, to: readonly number[], how: 'add' | 'replace'): Change[] =>
	collect<'map' | 'tileset'>(doc, (editing) => {
		const copied = shapesOf(tilesetIn(doc, part).tiles, from)?.objects ?? [];
		for (const tile of new Set(to)) {
			if (tile === from) continue;
			const own = how === 'add' ? (shapesOf(tilesetIn(editing.doc, part).tiles, tile)?.objects ?? []) : [];
			const first = nextId(own);
			const objects = how === 'add' ? copied.map((object, i) => ({ ...object, id: first + i })) : copied;
			editing.add(setCollisionShapes(editing.doc, part, tile, [...own, ...objects]));
		}
	});

const nextId = (objects: readonly MapObject[]): number => objects.reduce((next, { id }) => Math.max(next, id + 1), 1);

const shapesOf = (tiles: readonly Tile[], id: number): CollisionLayer | undefined => tiles.find((tile) => tile.id === id)?.objectgroup;
