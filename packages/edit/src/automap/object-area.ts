import type { CellBounds, EmbeddedTileset, MapObject, TileMap, TilesetFile } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import type { Rect } from '@tilewright/geometry';
import { around, geometryOf } from '@tilewright/geometry';
import type { Targets } from '@tilewright/ops';
import { mergeInstance } from '@tilewright/ops';

/**
 * Finds the cells that an object touches (rule A37): its bounds without rotation, rounded outwards. Tile objects count as they are drawn.
 * A point belongs to the cell to the right and below.
 *
 * @param targets - of the map, for its templates and tilesets
 */
export function objectCells(map: TileMap, targets: Targets): (object: MapObject) => CellBounds {
	const geometry = geometryOf(map);
	const isStaggered = map.orientation === 'staggered' || map.orientation === 'hexagonal';
	const boundsOf = objectBounds(map, targets);
	return (object) => {
		const { x, y, width, height } = boundsOf(object);
		const from = geometry.pixelToTile(x, y);
		const to = geometry.pixelToTile(x + width, y + height);
		const [left, top] = [limited(Math.floor(from.x)), limited(Math.floor(from.y))];
		// Staggered cells have whole numbers: the last one belongs to the area.
		const [right, bottom] = isStaggered ? [to.x + 1, to.y + 1] : [Math.ceil(to.x), Math.ceil(to.y)];
		return { x: left, y: top, width: Math.max(1, limited(right) - left), height: Math.max(1, limited(bottom) - top) };
	};
}

/** Cells farther away have no use, and their numbers would not be exact. */
const FARTHEST = 2 ** 25;
const limited = (value: number): number => (Number.isFinite(value) ? Math.min(FARTHEST, Math.max(-FARTHEST, value)) : 0);

/** The bounds of an object in pixels, without its rotation. */
function objectBounds(map: TileMap, targets: Targets): (object: MapObject) => Rect {
	const find = tileFinder(map.tilesets);
	const alignmentOf = (gid: number): string => {
		const tileset = find(gid)?.tileset;
		const content: TilesetFile | EmbeddedTileset | undefined =
			tileset !== undefined && 'source' in tileset ? targets.tileset(tileset.source).doc : tileset;
		const alignment = content?.objectalignment ?? 'unspecified';
		return alignment !== 'unspecified' ? alignment : map.orientation === 'isometric' ? 'bottom' : 'bottomleft';
	};
	return (object) => {
		const { x, y } = object;
		const template = 'template' in object ? targets.template(object.template).doc : undefined;
		const plain = 'template' in object && template !== undefined ? mergeInstance(object, template.object) : object;
		const points = 'polygon' in plain ? plain.polygon : 'polyline' in plain ? plain.polyline : undefined;
		if (points !== undefined)
			return around(points.map((point) => ({ x: x + point.x, y: y + point.y, width: 0, height: 0 }))) ?? POINT(x, y);
		if ('point' in plain && plain.point === true) return POINT(x, y);
		const { width = 0, height = 0 } = plain;
		if (!('gid' in plain) || plain.gid === undefined) return { x, y, width, height };
		const size = { width: width === 0 ? map.tilewidth : width, height: height === 0 ? map.tileheight : height };
		const alignment = alignmentOf(plain.gid);
		return { x: x - anchorX(alignment) * size.width, y: y - anchorY(alignment) * size.height, ...size };
	};
}

const POINT = (x: number, y: number): Rect => ({ x, y, width: 0, height: 0 });

/** The point of a tile object's box that lies at its position (rule R8), as fractions of its size. */
const anchorX = (alignment: string): number => (alignment.endsWith('left') ? 0 : alignment.endsWith('right') ? 1 : 0.5);
const anchorY = (alignment: string): number => (alignment.startsWith('top') ? 0 : alignment.startsWith('bottom') ? 1 : 0.5);
