import type { WangSet } from '@tilewright/format';
import { positionsOf } from './wang-id.ts';

/** The positions that a terrain brush paints: corners, edges, or both. */
export type TerrainMode = 'corner' | 'edge' | 'both';

/**
 * Returns the positions that a brush paints with a color of a set. In mixed sets they depend on where the color is used.
 *
 * @param color - counted from 1; 0 erases
 * @example terrainMode(set, 2) // 'corner'
 */
export function terrainMode(set: WangSet, color: number): TerrainMode {
	if (set.type === 'corner' || set.type === 'edge') return set.type;
	if (color === 0) return 'both';
	const isUsed = (positions: readonly number[]): boolean =>
		set.wangtiles.some(({ wangid }) => positions.some((position) => wangid[position] === color));
	const [corners, edges] = [isUsed(positionsOf('corner')), isUsed(positionsOf('edge'))];
	return corners === edges ? 'both' : corners ? 'corner' : 'edge';
}
