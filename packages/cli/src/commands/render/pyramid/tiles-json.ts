import type { Scene, View } from '@tilewright/render';
import type { Levels } from './zoom-levels.ts';

/** The content of `tiles.json`, for programs that show the pyramid. Later versions may add fields, but rename none. */
export interface TilesJson {
	readonly generator: 'tilewright';
	/** The file name of the map or world. */
	readonly name: string;
	/** The paths of the tiles. Empty tiles have no file. */
	readonly tiles: '{z}/{x}/{y}.png';
	readonly tileSize: number;
	readonly minZoom: 0;
	readonly maxZoom: number;
	/** The size of the picture at `maxZoom`, in pixels. */
	readonly width: number;
	readonly height: number;
	/** The point of the map at the top left of the picture, in pixels of the map. */
	readonly origin: { readonly x: number; readonly y: number };
	/** Pixels of the picture per pixel of the map. */
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
	/** Converts pixels of the map to column and row: x' = a·x + c·y + e, y' = b·x + d·y + f. Absent if that is not linear. */
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

/** Determines the matrix from three points, which is enough if the lines of the grid are straight. */
function matrixOf({ geometry, at }: Scene['maps'][number]): readonly number[] | undefined {
	const { orientation } = geometry;
	if (orientation === 'staggered' || orientation === 'hexagonal') return undefined;
	const tile = (x: number, y: number): { x: number; y: number } => geometry.screenToTile(x - at.x, y - at.y);
	const [zero, right, down] = [tile(0, 0), tile(1, 0), tile(0, 1)];
	return [right.x - zero.x, right.y - zero.y, down.x - zero.x, down.y - zero.y, zero.x, zero.y];
}
