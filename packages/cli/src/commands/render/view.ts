import type { Rect } from '@tilewright/geometry';
import type { View } from '@tilewright/render';
import { UsageError } from '../../host/exit.ts';
import type { RenderFlags } from './flags.ts';

/** The size of tiles, in pixels. */
export interface TileSize {
	readonly tilewidth: number;
	readonly tileheight: number;
}

/**
 * The part of the map that a picture shows, and its scale (rule C3): `--size` overrides `--tilesize`, which overrides `--scale`.
 *
 * @param bounds - the default part
 * @param maps - the maps, for their tile size
 * @throws UsageError if `--tilesize` is given and the maps have tiles of several sizes
 */
export function viewOf(
	bounds: Rect,
	maps: readonly TileSize[],
	{ viewport, scale = 1, tilesize, size }: Pick<RenderFlags, 'viewport' | 'scale' | 'tilesize' | 'size'>,
): View {
	const { x, y, width, height } = viewport ?? bounds;
	const shown = { x, y, width, height };
	if (size !== undefined) {
		const fittingScale = Math.min(1, size / width, size / height);
		return { ...shown, scale: { x: fittingScale, y: fittingScale } };
	}
	if (tilesize === undefined) return { ...shown, scale: { x: scale, y: scale } };
	const { tilewidth, tileheight } = commonTileSize(maps);
	return { ...shown, scale: { x: tilesize / tilewidth, y: tilesize / tileheight } };
}

function commonTileSize([first, ...others]: readonly TileSize[]): TileSize {
	const { tilewidth, tileheight } = first ?? { tilewidth: 1, tileheight: 1 };
	const other = others.find((map) => map.tilewidth !== tilewidth || map.tileheight !== tileheight);
	if (other === undefined) return { tilewidth, tileheight };
	throw new UsageError(
		`--tilesize cannot be used: the maps of the world have tiles of several sizes, ${tilewidth} × ${tileheight} and ${other.tilewidth} × ${other.tileheight}.`,
		'Use --scale or --size.',
	);
}
