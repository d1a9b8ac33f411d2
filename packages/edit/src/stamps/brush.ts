import { hashed } from '../random/hash.ts';
import type { Stamp } from './stamp.ts';

/** A stamp that can be drawn, and how likely it is. */
export interface Variation {
	readonly stamp: Stamp;
	/** Its weight among the variations; 1 by default. */
	readonly probability?: number;
}

/** The tiles or stamps with which a tool paints. */
export type Brush =
	/** One of the variations for each placement, by probability. */
	| { readonly type: 'stamp'; readonly variations: readonly Variation[]; readonly seed: number }
	/** One tile for each cell, by weight. */
	| { readonly type: 'random'; readonly tiles: readonly WeightedTile[]; readonly seed: number };

/** A tile that may be drawn. */
export interface WeightedTile {
	readonly gid: number;
	readonly weight: number;
}

/**
 * A brush of one stamp, or of several: each placement draws one.
 *
 * @param seed - draws are the same for the same seed and cell; 0 by default
 */
export const stampBrush = (stamps: Stamp | readonly Variation[], seed = 0): Brush => ({
	type: 'stamp',
	variations: isStamp(stamps) ? [{ stamp: stamps }] : stamps,
	seed,
});

const isStamp = (stamps: Stamp | readonly Variation[]): stamps is Stamp => 'gids' in stamps;

/**
 * A brush that draws a tile for each cell from all tiles of some stamps.
 *
 * @param stamps - a tile that occurs more often is more likely
 * @param probabilityOf - the `probability` of a tile; 1 for all by default
 * @param seed - draws are the same for the same seed and cell; 0 by default
 */
export function randomBrush(stamps: readonly Stamp[], probabilityOf: (gid: number) => number = () => 1, seed = 0): Brush {
	const counts = new Map<number, number>();
	for (const { gids } of stamps) for (const gid of gids) if (gid !== 0) counts.set(gid, (counts.get(gid) ?? 0) + 1);
	return { type: 'random', tiles: [...counts].map(([gid, count]) => ({ gid, weight: count * probabilityOf(gid) })), seed };
}

/** The stamp that a brush places at a cell; for a random brush one tile. The same cell always gets the same one. */
export function stampAt(brush: Brush, x: number, y: number): Stamp | undefined {
	if (brush.type === 'random') {
		const gid = tileAt(brush.tiles, brush.seed, x, y);
		return gid === 0 ? undefined : { width: 1, height: 1, gids: Uint32Array.of(gid) };
	}
	const [only] = brush.variations;
	if (brush.variations.length === 1) return only?.stamp;
	return drawn(brush.variations, ({ probability = 1 }) => probability, hashed(brush.seed, x, y))?.stamp;
}

/** The tile that a random brush draws for a cell; 0 if it has none. */
export const tileAt = (tiles: readonly WeightedTile[], seed: number, x: number, y: number): number =>
	drawn(tiles, ({ weight }) => weight, hashed(seed, x, y))?.gid ?? 0;

/**
 * Draws one of several things by weight. Those with a weight of 0 or less are never drawn.
 *
 * @param draw - from 0 to below 1
 */
function drawn<T>(things: readonly T[], weightOf: (thing: T) => number, draw: number): T | undefined {
	const total = things.reduce((sum, thing) => sum + Math.max(0, weightOf(thing)), 0);
	let left = draw * total;
	let last: T | undefined;
	for (const thing of things) {
		const weight = Math.max(0, weightOf(thing));
		if (weight === 0) continue;
		last = thing;
		if (left < weight) return thing;
		left -= weight;
	}
	return last;
}
