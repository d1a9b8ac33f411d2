import type { CellBounds } from '@tilewright/format';
import type { CellVisitor, Matrix, Rect } from '@tilewright/geometry';
import { compose, geometryOf, translation } from '@tilewright/geometry';
import { layerParts } from '../cells/layer-parts.ts';
import { geometryOfMap } from '../coordinates/geometry-of-map.ts';
import { tileTransform, transformTo } from '../coordinates/tile-transform.ts';
import type { GameMap, TileLayer } from '../model/game-map.ts';
import type { GameObject, Tile } from '../model/tiles-and-objects.ts';
import { tileAt } from '../tiles/tile-at.ts';
import { boxOf, placeOf } from './object-shape.ts';
import type { Projection, Shape, ShapeOptions } from './shape.ts';
import { axesOf, shapeIn } from './shape.ts';

/**
 * The collision shapes of the tile in a cell, as the map shows the tile: flipped, turned, scaled, moved by the offsets of its tileset and
 * its layer.
 *
 * @returns nothing if the cell is empty, or its tile has no shapes
 * @example for (const { points } of cellShapes(map, walls, 3, 4)) addBody(points);
 */
export function cellShapes(map: GameMap, layer: TileLayer, x: number, y: number, options: ShapeOptions = {}): Shape[] {
	return layerShapes(map, layer, { ...options, within: { x, y, width: 1, height: 1 } });
}

/**
 * The collision shapes of all tiles of a layer.
 *
 * @param options - `within`: only these cells. Default: all of the layer
 * @example for (const { points, object } of layerShapes(map, walls)) addBody(points, object.class);
 */
export function layerShapes(
	map: GameMap,
	layer: TileLayer,
	options: ShapeOptions & { readonly within?: CellBounds | undefined } = {},
): Shape[] {
	const geometry = geometryOfMap(map);
	const found: Shape[] = [];
	/** Cells with shapes: chunks may overlap. */
	const seen = new Set<string>();
	const add: CellVisitor = (column, row, x, y) => {
		const tile = tileAt(layer, column, row);
		if (tile === undefined || tile.shapes.length === 0 || seen.has(`${column} ${row}`)) return;
		seen.add(`${column} ${row}`);
		const place = translation(x + layer.offsetx, y + layer.offsety);
		found.push(...shapesOf(map, tile, compose(place, tileTransform(map, tile)), options));
	};
	for (const cells of layerParts(layer, options.within)) geometry.visit(geometry.bounds(cells), cells, add);
	return found;
}

/**
 * The collision shapes of the tile that a tile object shows, scaled and rotated with the object.
 *
 * @returns nothing if the object shows no tile, or its tile has no shapes
 * @example const bodies = objects(map).flatMap((object) => tileObjectShapes(map, object));
 */
export function tileObjectShapes(map: GameMap, object: GameObject, options: ShapeOptions = {}): Shape[] {
	const { tile } = object;
	if (tile === undefined) return [];
	const transform = transformTo(map, tile, boxOf(map, object));
	return shapesOf(map, tile, compose(placeOf(map, object), transform), options);
}

/**
 * The shapes of a tile.
 *
 * @param toWorld - from the pixels of the tile to the world
 */
function shapesOf({ grid }: GameMap, tile: Tile, toWorld: Matrix, options: ShapeOptions): Shape[] {
	if (tile.width <= 0 || tile.height <= 0) return [];
	const lies = placeOfShapes(grid, tile);
	return tile.shapes.map((object) =>
		shapeIn(object, compose(compose(toWorld, lies.place), axesOf(object, lies.geometry)), sizeOf(object), options),
	);
}

const sizeOf = ({ width, height }: GameObject): Rect => ({ x: 0, y: 0, width, height });

/** Shapes lie on the pixels of their tile. If the grid of the tileset is isometric, they lie on a cell of it, at the bottom left of the tile. */
function placeOfShapes(map: GameMap['grid'], { tileset, height }: Tile): { readonly place: Matrix; readonly geometry: Projection } {
	const { grid } = tileset.doc;
	if (grid?.orientation !== 'isometric') return FLAT;
	const cell = { ...map, orientation: grid.orientation, height: 1, tilewidth: grid.width, tileheight: grid.height };
	return { place: translation(0, height - grid.height), geometry: geometryOf(cell) };
}

const IDENTITY = /* @__PURE__ */ translation(0, 0);
const FLAT = { place: IDENTITY, geometry: { pixelToScreenMatrix: IDENTITY, pixelToScreen: (x: number, y: number) => ({ x, y }) } };
