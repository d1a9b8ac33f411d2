import type { TileMap } from '@tilewright/format';

const COLOR = /^#(?:[0-9a-f]{2})?[0-9a-f]{6}$/i;

/**
 * The background color of a map, as `#RRGGBB` or `#AARRGGBB`. An invalid one counts as none, as in Tiled: black would look as if somebody
 * had chosen it.
 */
export const mapBackground = ({ backgroundcolor: color }: Pick<TileMap, 'backgroundcolor'>): string | undefined =>
	color !== undefined && COLOR.test(color) ? color : undefined;
