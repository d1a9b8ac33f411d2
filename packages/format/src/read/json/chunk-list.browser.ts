import type { RawObject } from '../../model/json-value.ts';
import type { ChunksAt } from './tile-value.ts';

/** Whether lists of chunks are read at once. Bundlers leave out what is only for them. */
export const READS_LISTS: boolean = false;

/** Pages read chunks like everything else: it takes longer, but less code. */
export const chunksAt: ChunksAt = () => undefined;

export const listFrom = (_source: unknown): RawObject[] | undefined => undefined;
