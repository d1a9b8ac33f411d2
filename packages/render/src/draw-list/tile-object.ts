import type { TileObject } from '@tilewright/format';
import type { Matrix } from '@tilewright/geometry';
import { anchorOf, compose, tileMatrix, translation, turns } from '@tilewright/geometry';
import type { MapScene } from '../scene/scene.ts';
import type { TileArt } from '../scene/tile-art.ts';
import type { Item } from './draw-list.ts';
import type { FrameTable } from './frame-table.ts';
import type { Layering } from './layering.ts';
import { isEmpty, shownArt } from './shown-tile.ts';

/**
 * The item of a tile object (rule R8): its tile, scaled to the object's size if it has one, and aligned to its position.
 *
 * @param base - its opacity includes the object's
 * @param place - the matrix for the layer's offset and the object's rotation, on the screen
 */
export function tileObjectItems(
	object: TileObject,
	art: TileArt | undefined,
	{ map, geometry }: MapScene,
	{ base, blend, tint }: Pick<Layering, 'base' | 'blend' | 'tint'>,
	place: Matrix,
	table: FrameTable,
	time: number,
): Item[] {
	const shown = art && shownArt(art, time);
	const width = object.width === 0 ? (shown?.width ?? map.tilewidth) : object.width;
	const height = object.height === 0 ? (shown?.height ?? map.tileheight) : object.height;
	const anchor = anchorOf(art?.tileset.alignment ?? 'unspecified', map.orientation);
	const at = geometry.pixelToScreen(object.x, object.y);
	const left = at.x - anchor.x * width;
	const top = at.y - anchor.y * height;
	const own = { ...base, object: object.id };
	if (shown?.picture === undefined) return [{ kind: 'missing', ...own, transform: compose(place, translation(left, top)), width, height }];
	const turn = turns(map.orientation === 'hexagonal')[object.gid >>> 28];
	if (turn === undefined || isEmpty(shown)) return [];
	const matrix = tileMatrix(shown, turn, left, top, width, height);
	return [
		{
			kind: 'quads',
			...own,
			blend,
			...(tint !== undefined && { tint }),
			count: 1,
			frames: Uint32Array.of(table.frameOf(shown, shown.picture)),
			transforms: Float64Array.from(compose(place, matrix)),
		},
	];
}
