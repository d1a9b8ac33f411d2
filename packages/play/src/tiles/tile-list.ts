import type { Tile } from '../model/tiles-and-objects.ts';

/**
 * A list without tiles, in its full length from the beginning: engines store a list that grows in leaps as a slow table. They also read one with
 * gaps more slowly; made of an array, it has none, and is made thirty times as fast as of a length.
 */
export const tileList = (length: number): (Tile | undefined)[] => Array.from(new Array<Tile | undefined>(length));
