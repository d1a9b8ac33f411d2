import type { TileMap } from '@tilewright/format';
import { expectSize, expectWhole, MOST_CELL } from '../expect.ts';
import { complete } from './complete.ts';

/** The maps of an orientation. */
type MapOf<O extends TileMap['orientation']> = Extract<TileMap, { readonly orientation: O }>;

/** The fields that a new map needs; all other fields of a map may be given. */
export type MapOptions<O extends TileMap['orientation']> = Pick<MapOf<O>, 'width' | 'height' | 'tilewidth' | 'tileheight'> &
	Partial<Omit<MapOf<O>, 'type' | 'orientation'>> & { readonly orientation?: O };

/**
 * Makes a map without layers (2.1). Fields that are not given have the defaults of the format, with two exceptions, as in Tiled: the
 * side of hexagons is half the tile's height (or width, for the stagger axis `x`), and oblique maps are skewed by half the tile's width.
 *
 * @param options - width and height in tiles (0 for infinite maps), tile size in pixels, and any other field of a map
 * @throws RangeError if a required field is missing, or a size is not valid
 * @example const map = createMap({ width: 30, height: 20, tilewidth: 16, tileheight: 16 });
 */
export function createMap<O extends TileMap['orientation'] = 'orthogonal'>(options: MapOptions<O>): MapOf<O> {
	expectWhole('The width of a new map', options.width, 0, MOST_CELL);
	expectWhole('The height of a new map', options.height, 0, MOST_CELL);
	expectSize('The width of its tiles', options.tilewidth);
	expectSize('The height of its tiles', options.tileheight);
	return complete<MapOf<O>>('map', { type: 'map', ...shapeOf(options), ...options }, true);
}

interface Shape extends Pick<TileMap, 'tilewidth' | 'tileheight'> {
	readonly orientation?: TileMap['orientation'] | undefined;
	readonly staggeraxis?: unknown;
}

function shapeOf({ orientation, tilewidth, tileheight, staggeraxis }: Shape): object {
	if (orientation === 'hexagonal') return { hexsidelength: Math.floor((staggeraxis === 'x' ? tilewidth : tileheight) / 2) };
	return orientation === 'oblique' ? { skewx: Math.floor(tilewidth / 2) } : {};
}
