import type { Region } from '@tilewright/edit';
import { countCells } from '@tilewright/edit';

/** Larger fills are shown as a shade: finding each cell would take too long while the pointer moves. */
const MOST_CELLS = 20_000;

/** Whether the result of a fill can be shown before it happens. */
export const isSmall = (region: Region): boolean => countCells(region) <= MOST_CELLS;
