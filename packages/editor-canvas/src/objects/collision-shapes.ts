import { createMap } from '@tilewright/edit';
import type { CollisionLayer, Grid } from '@tilewright/format';
import type { Matrix, Rect, Vector } from '@tilewright/geometry';
import { applyMatrix, compose, geometryOf, tileMatrix, translation, turns, widened } from '@tilewright/geometry';
import type { MapScene, TileArt } from '@tilewright/render';
import { tileReach } from '@tilewright/render/internal';
import type { PlacedLayers } from './placed-layers.ts';
import { placeObject } from './placed-object.ts';

/** The outline of a shape, on the screen of a map. */
export interface ShapeOutline {
	readonly points: readonly Vector[];
	readonly isClosed: boolean;
}

/** If more cells or shapes than these are in view, the shapes would only hide the map, and take too long. */
const MOST_CELLS = 40_000;
const MOST_SHAPES = 5000;

/**
 * The collision shapes of the tiles that are in view, as the tiles are turned and scaled (rule E100); none if there are too many. Shapes that
 * are instances of templates are left out.
 *
 * @param shiftOf - how far a layer is moved on the screen
 */
export function collisionShapesIn(scene: MapScene, placed: PlacedLayers, shiftOf: (layer: number) => Vector, shown: Rect): ShapeOutline[] {
	const { map, geometry, layers, tilesets } = scene;
	if (!tilesets.some(({ art }) => art?.tileset.tiles.some(({ objectgroup }) => objectgroup !== undefined) === true)) return [];
	const turnOf = turns(map.orientation === 'hexagonal');
	const found: ShapeOutline[] = [];

	/** Adds the shapes of a tile in a box. @returns whether there may be more */
	function add(gid: number, box: Rect, place: Matrix): void {
		const art = scene.art(gid);
		const shapes = art?.tile?.objectgroup;
		const turn = turnOf[gid >>> 28];
		if (art === undefined || shapes === undefined || turn === undefined || art.source.width <= 0 || art.source.height <= 0) return;
		const matrix = compose(place, tileMatrix(art, turn, box.x, box.y, box.width, box.height));
		for (const { points, isClosed } of outlinesOf(shapes, art))
			found.push({ points: points.map(({ x, y }) => applyMatrix(matrix, x, y)), isClosed });
	}

	let cells = 0;
	for (const layer of layers) {
		if (layer.kind !== 'tiles' || !layer.walked.visible) continue;
		const shift = shiftOf(layer.layer.id);
		const within = widened({ ...shown, x: shown.x - shift.x, y: shown.y - shift.y }, tileReach(scene));
		cells += (within.width / map.tilewidth) * (within.height / map.tileheight);
		if (cells > MOST_CELLS) return [];
		for (const part of layer.parts)
			geometry.visit(within, part.cells, (column, row, x, y) => {
				const gid = part.gidAt(column, row);
				const art = gid === 0 ? undefined : scene.art(gid);
				if (art?.tile?.objectgroup === undefined) return;
				const { width, height } = art.tileset.atGridSize ? { width: map.tilewidth, height: map.tileheight } : art;
				add(gid, { x: 0, y: -height, width, height }, translation(x + shift.x, y + shift.y));
			});
		if (found.length > MOST_SHAPES) return [];
	}
	for (const { isVisible, objects, shift } of placed.layers) {
		if (!isVisible) continue;
		for (const { object, bounds, box, axes } of objects) {
			if (!('gid' in object) || object.visible === false || !touches(bounds, shift, shown)) continue;
			add(object.gid, box, compose(translation(shift.x, shift.y), axes));
		}
		if (found.length > MOST_SHAPES) return [];
	}
	return found;
}

const touches = ({ x, y, width, height }: Rect, shift: Vector, shown: Rect): boolean =>
	x + shift.x <= shown.x + shown.width &&
	y + shift.y <= shown.y + shown.height &&
	x + width + shift.x >= shown.x &&
	y + height + shift.y >= shown.y;

/** Shapes lie on the pixels of their tile. */
const PIXELS = geometryOf(createMap({ width: 1, height: 1, tilewidth: 1, tileheight: 1 }));

/** The shapes of a tile, in its pixels, and the data from which they were found. */
interface KnownOutlines {
	readonly grid: Grid | undefined;
	readonly width: number;
	readonly height: number;
	readonly outlines: readonly ShapeOutline[];
}

const known = new WeakMap<CollisionLayer, KnownOutlines>();

/** The shapes of a tile, in its pixels. On the isometric grid of a tileset they lie as objects do on a map of one such cell, at the tile's bottom. */
function outlinesOf(shapes: CollisionLayer, { tileset, width, height }: TileArt): readonly ShapeOutline[] {
	const { grid } = tileset.tileset;
	const found = known.get(shapes);
	if (found?.grid === grid && found?.width === width && found.height === height) return found.outlines;
	const cell = cellOf(grid, width, height);
	const geometry = cell === undefined ? PIXELS : geometryOf(createMap({ ...cell, orientation: 'isometric', width: 1, height: 1 }));
	const down = cell === undefined ? 0 : height - cell.tileheight;
	const outlines = shapes.objects.flatMap((object) => {
		if ('template' in object || object.visible === false) return [];
		const { outline, isClosed } = placeObject({ object }, 0, geometry, PIXELS_OF_TILE);
		return [{ points: down === 0 ? outline : outline.map(({ x, y }) => ({ x, y: y + down })), isClosed }];
	});
	known.set(shapes, { grid, width, height, outlines });
	return outlines;
}

/** The size of the cells of an isometric grid: that of the tile, if the grid has none. */
function cellOf(grid: Grid | undefined, width: number, height: number): { tilewidth: number; tileheight: number } | undefined {
	if (grid?.orientation !== 'isometric') return undefined;
	const hasSize = grid.width > 0 && grid.height > 0;
	return { tilewidth: hasSize ? grid.width : width, tileheight: hasSize ? grid.height : height };
}

const PIXELS_OF_TILE = { tilewidth: 1, tileheight: 1 };
