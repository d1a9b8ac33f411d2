import type { World } from '@tilewright/format';
import { complete } from './complete.ts';

/**
 * Makes a world (2.8).
 *
 * @param options - the maps with their positions and sizes in pixels, and any other field
 * @example createWorld({ maps: [{ fileName: 'a.tmj', x: 0, y: 0, width: 320, height: 240 }] })
 */
export const createWorld = (options: Partial<Omit<World, 'type'>> = {}): World =>
	complete<World>('world', { type: 'world', ...options }, true);
