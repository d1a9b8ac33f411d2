import type { Rect } from '@tilewright/geometry';
import type { View } from '@tilewright/render';
import { UsageError } from '../../host/exit.ts';
import type { RenderFlags } from './flags.ts';

/** Width and height of tiles, in pixels. */
export interface TileSize {
	readonly tilewidth: number;
	readonly tileheight: number;
}

/**
 * What a picture shows, and how large (rule C3): `--size` counts more than `--tilesize`, and that more than `--scale`.
 *
 * @param bounds - what is shown where no part is asked for
 * @param maps - the maps, of which one tile is `--tilesize` large
 * @throws UsageError where the maps have tiles of several sizes, and one is asked for
 */
export function viewOf(
	bounds: Rect,
	maps: readonly TileSize[],
	{ viewport, scale = 1, tilesize, size }: Pick<RenderFlags, 'viewport' | 'scale' | 'tilesize' | 'size'>,
): View {
	const { x, y, width, height } = viewport ?? bounds;
	const shown = { x, y, width, height };
	if (size !== undefined) {
		const fitting = Math.min(1, size / width, size / height);
		return { ...shown, scale: { x: fitting, y: fitting } };
	}
	if (tilesize === undefined) return { ...shown, scale: { x: scale, y: scale } };
	const { tilewidth, tileheight } = commonTileSize(maps);
	return { ...shown, scale: { x: tilesize / tilewidth, y: tilesize / tileheight } };
}

function commonTileSize([first, ...others]: readonly TileSize[]): TileSize {
	const { tilewidth, tileheight } = first ?? { tilewidth: 1, tileheight: 1 };
	const odd = others.find((map) => map.tilewidth !== tilewidth || map.tileheight !== tileheight);
	if (odd === undefined) return { tilewidth, tileheight };
	throw new UsageError(
		`--tilesize: the maps of the world have tiles of several sizes, ${tilewidth} × ${tileheight} and ${odd.tilewidth} × ${odd.tileheight}.`,
		'Take --scale or --size.',
	);
}
