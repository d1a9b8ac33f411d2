import type { CellBounds, TileLayer } from '@tilewright/format';
import { tileBounds } from './shift-layers.ts';

/**
 * The rectangle around the tiles of some layers, for cropping a map to its content.
 *
 * @returns `undefined` if they have no tiles
 * @example const bounds = contentBounds(layers); if (bounds) apply(map, cropMap(map, bounds));
 */
export function contentBounds(layers: readonly TileLayer[]): CellBounds | undefined {
	const all = layers.flatMap((layer) => tileBounds(layer) ?? []);
	if (all.length === 0) return undefined;
	const [left, top] = [Math.min(...all.map(({ x }) => x)), Math.min(...all.map(({ y }) => y))];
	const right = Math.max(...all.map(({ x, width }) => x + width));
	const bottom = Math.max(...all.map(({ y, height }) => y + height));
	return { x: left, y: top, width: right - left, height: bottom - top };
}
