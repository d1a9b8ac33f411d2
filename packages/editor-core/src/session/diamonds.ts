import type { TileMap } from '@tilewright/format';

/** Whether the cells of an orientation are diamonds. */
export const hasDiamonds = (orientation: TileMap['orientation']): boolean => orientation === 'isometric' || orientation === 'staggered';

/** The height that diamonds of a width mostly have. */
export const halfOf = (tilewidth: number): number => Math.max(1, Math.round(tilewidth / 2));
