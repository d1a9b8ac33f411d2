import type { TileObject } from '@tilewright/format';
import { compose, translation } from '../geometry/matrix.ts';
import type { Matrix } from '../geometry/geometry.ts';
import { anchorOf } from './alignment.ts';
import { frameAt } from './animation.ts';
import type { Item } from './draw-list.ts';
import { turns } from './flips.ts';
import type { Layering } from './layering.ts';
import type { MapScene } from './scene.ts';
import type { Sheet } from './sheet.ts';
import type { TileArt } from './tile-art.ts';

/**
 * Plans a tile object (rule R8): the tile, scaled to the object's size, where it has one, aligned to its position.
 *
 * @param base - with the object's opacity in it
 * @param place - from the map's screen to the plan's, the object's rotation included
 */
export function tileObjectItems(
	object: TileObject,
	art: TileArt | undefined,
	{ map, geometry }: MapScene,
	{ base, blend, tint }: Pick<Layering, 'base' | 'blend' | 'tint'>,
	place: Matrix,
	sheet: Sheet,
	time: number,
): Item[] {
	const shown = art && frameAt(art, time);
	const width = object.width === 0 ? (shown?.width ?? map.tilewidth) : object.width;
	const height = object.height === 0 ? (shown?.height ?? map.tileheight) : object.height;
	const anchor = anchorOf(art?.tileset.alignment ?? 'unspecified', map.orientation);
	const at = geometry.pixelToScreen(object.x, object.y);
	const left = at.x - anchor.x * width;
	const top = at.y - anchor.y * height;
	const own = { ...base, object: object.id };
	if (shown?.picture === undefined) return [{ kind: 'missing', ...own, transform: compose(place, translation(left, top)), width, height }];
	const { source, tileset, picture } = shown;
	if (source.width === 0 || source.height === 0) return [];
	let scaleX = width / source.width;
	let scaleY = height / source.height;
	if (tileset.fit) scaleX = scaleY = Math.min(scaleX, scaleY);
	const [ta, tb, tc, td] = turns(map.orientation === 'hexagonal')[object.gid >>> 28] ?? [1, 0, 0, 1];
	const side = ta === 0 ? (height - width) / 2 : 0;
	const middleX = left + width / 2 + side + tileset.offset.x * scaleX;
	const middleY = top + height / 2 + side + tileset.offset.y * scaleY;
	const [a, b, c, d] = [ta * scaleX, tb * scaleX, tc * scaleY, td * scaleY];
	const e = middleX - (a * source.width + c * source.height) / 2;
	const f = middleY - (b * source.width + d * source.height) / 2;
	return [
		{
			kind: 'quads',
			...own,
			blend,
			...(tint !== undefined && { tint }),
			count: 1,
			frames: Uint32Array.of(sheet.frameOf(shown, picture)),
			transforms: Float64Array.from(compose(place, [a, b, c, d, e, f])),
		},
	];
}
