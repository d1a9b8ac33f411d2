import type { Scene, View } from '@tilewright/render';
import type { Levels } from './levels.ts';

/** What `tiles.json` says: the format of the pyramid, for programs that show it. Fields are only added, never renamed. */
export interface TilesJson {
	readonly generator: 'tilewright';
	/** Of the map or world. */
	readonly name: string;
	/** Path of a tile. Those of which nothing is seen have no file. */
	readonly tiles: '{z}/{x}/{y}.png';
	readonly tileSize: number;
	readonly minZoom: 0;
	readonly maxZoom: number;
	/** Size of the picture at `maxZoom`, in pixels. */
	readonly width: number;
	readonly height: number;
	/** The map's place at the picture's top left, in pixels of the map. */
	readonly origin: { readonly x: number; readonly y: number };
	/** Pixels of the picture for one of the map. */
	readonly scale: { readonly x: number; readonly y: number };
	readonly maps: readonly TilesJsonMap[];
}

/** A map of the pyramid. */
export interface TilesJsonMap {
	readonly name: string;
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
	/** From pixels of the map to column and row, x' = a·x + c·y + e, y' = b·x + d·y + f; absent where no such numbers tell it. */
	readonly toTile?: readonly number[];
}

/** Describes a pyramid. */
export function tilesJson(name: string, { maps }: Scene, { x, y, scale }: View, { width, height, tile, deepest }: Levels): TilesJson {
	return {
		generator: 'tilewright',
		name,
		tiles: '{z}/{x}/{y}.png',
		tileSize: tile,
		minZoom: 0,
		maxZoom: deepest,
		width,
		height,
		origin: { x, y },
		scale: { x: scale.x, y: scale.y },
		maps: maps.map((map) => {
			const toTile = matrixOf(map);
			const { x, y, width, height } = map.bounds;
			return { name: map.path.slice(map.path.lastIndexOf('/') + 1), x, y, width, height, ...(toTile && { toTile }) };
		}),
	};
}

/** Where the grid is made of straight lines through the whole map, three points tell it. */
function matrixOf({ geometry, at }: Scene['maps'][number]): readonly number[] | undefined {
	const { orientation } = geometry;
	if (orientation === 'staggered' || orientation === 'hexagonal') return undefined;
	const tile = (x: number, y: number): { x: number; y: number } => geometry.screenToTile(x - at.x, y - at.y);
	const [zero, right, down] = [tile(0, 0), tile(1, 0), tile(0, 1)];
	return [right.x - zero.x, right.y - zero.y, down.x - zero.x, down.y - zero.y, zero.x, zero.y];
}
