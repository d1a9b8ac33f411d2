import type { CellBounds } from '@tilewright/format';
import type { Rect, Vector } from '@tilewright/geometry';
import { around } from '@tilewright/geometry';
import { solidCells } from '../cells/cell-grid.ts';
import { mergedRectangles } from '../cells/merged-rectangles.ts';
import { tileOutline } from '../coordinates/tiles.ts';
import type { GameMap, ObjectLayer, TileLayer } from '../model/game-map.ts';
import type { GameObject, Tile } from '../model/tiles-and-objects.ts';
import { objectShape } from './object-shape.ts';
import type { Shape } from './shape.ts';
import { layerShapes, tileObjectShapes } from './tile-shapes.ts';

/** Options that say which things are solid. */
export interface SolidOptions {
	/** Tiles whose whole cell is solid, whatever their collision shapes. Default: only collision shapes count. */
	readonly isSolid?: (tile: Tile) => boolean;
	/** Objects that are solid. Default: all that are areas, and the collision shapes of those that show a tile. */
	readonly hasBody?: (object: GameObject) => boolean;
	/** Only these cells. Default: all of the layer. */
	readonly within?: CellBounds;
}

/** Something solid, in pixels of the world. */
export interface Solid {
	/** Clockwise. */
	readonly points: readonly Vector[];
	/** The solid object, or the collision shape of a tile; absent for whole cells. */
	readonly object?: GameObject;
}

/**
 * Returns the solid shapes of a layer, as polygons for bodies of a physics engine: the collision shapes of tiles, or the areas of objects. On orthogonal
 * maps, neighbouring cells that are solid as a whole are one rectangle.
 *
 * @example for (const { points } of solidShapes(map, tileLayer(map, 'Walls'))) addBody(points);
 */
export function solidShapes(map: GameMap, layer: TileLayer | ObjectLayer, options: SolidOptions = {}): Solid[] {
	if (layer.type === 'objectgroup')
		return layer.objects.filter(options.hasBody ?? (() => true)).flatMap((object) => solidsOfObject(map, object));
	const { isSolid, within } = options;
	const whole = new Set<GameObject>();
	const isWhole = (tile: Tile): boolean => {
		const fills = isSolid?.(tile) ?? fillsCell(map, tile);
		if (fills) for (const shape of tile.shapes) whole.add(shape);
		return fills;
	};
	const cells = solidCells([layer], { isSolid: isWhole, ...(within !== undefined && { within }) });
	const rectangles = mergedRectangles(cells);
	const areas =
		map.grid.orientation === 'orthogonal' ? rectangles.map((cells) => boxOf(map, layer, cells)) : outlinesOf(map, layer, rectangles);
	const rest = layerShapes(map, layer, { within }).filter((shape) => isArea(shape) && !whole.has(shape.object));
	return [...areas.map((points) => ({ points })), ...rest];
}

/**
 * The box around a polygon.
 *
 * @example const { x, y, width, height } = boxAround(objectShape(map, zone).points);
 */
export const boxAround = (points: readonly Vector[]): Rect =>
	around(points.map(({ x, y }) => ({ x, y, width: 0, height: 0 }))) ?? { x: 0, y: 0, width: 0, height: 0 };

/** A circle, in pixels of the world. */
export interface Circle extends Vector {
	readonly radius: number;
}

/**
 * The circle that something solid is, for engines that have circles.
 *
 * @returns `undefined` if it is something else, such as an ellipse
 * @example const { radius } = circleOf(solid) ?? {};
 */
export function circleOf({ points, object }: Solid): Circle | undefined {
	const box = boxAround(points);
	const [x, y, radius] = [box.x + box.width / 2, box.y + box.height / 2, box.width / 2];
	// The box around an ellipse that leans by 45° is a square, too. Nobody sees half a pixel.
	const isOn = (point: Vector): boolean => Math.abs(Math.hypot(point.x - x, point.y - y) - radius) < 0.5;
	return object?.shape === 'ellipse' && points.every(isOn) ? { x, y, radius } : undefined;
}

const isArea = ({ type }: Shape): boolean => type === 'polygon';

function solidsOfObject(map: GameMap, object: GameObject): Solid[] {
	if (object.tile !== undefined) return tileObjectShapes(map, object).filter(isArea);
	const shape = objectShape(map, object);
	return object.text === undefined && isArea(shape) ? [shape] : [];
}

/** Whether the collision shape of a tile is its whole cell. */
function fillsCell({ grid }: GameMap, { shapes, width, height, tileset }: Tile): boolean {
	const [only, ...others] = shapes;
	if (only?.shape !== 'rectangle' || others.length > 0 || only.rotation !== 0 || grid.orientation !== 'orthogonal') return false;
	const { x = 0, y = 0 } = tileset.doc.tileoffset ?? {};
	const isCell = width === grid.tilewidth && height === grid.tileheight && x === 0 && y === 0;
	return isCell && only.x === 0 && only.y === 0 && only.width === width && only.height === height;
}

function boxOf(
	{ grid: { tilewidth, tileheight } }: GameMap,
	{ offsetx, offsety }: TileLayer,
	{ x, y, width, height }: CellBounds,
): Vector[] {
	const [left, top] = [offsetx + x * tilewidth, offsety + y * tileheight];
	const [right, bottom] = [left + width * tilewidth, top + height * tileheight];
	return [
		{ x: left, y: top },
		{ x: right, y: top },
		{ x: right, y: bottom },
		{ x: left, y: bottom },
	];
}

function outlinesOf(map: GameMap, layer: TileLayer, rectangles: readonly CellBounds[]): (readonly Vector[])[] {
	const outlines: (readonly Vector[])[] = [];
	for (const { x, y, width, height } of rectangles)
		for (let row = y; row < y + height; row++)
			for (let column = x; column < x + width; column++) outlines.push(tileOutline(map, column, row, layer));
	return outlines;
}
