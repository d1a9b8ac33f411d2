import type { Issue, World } from '@tilewright/format';
import { makeIssue, patternReplaced, short } from '@tilewright/format/internal';
import type { MapByPattern } from './maps-by-patterns.ts';

/** A world that lists maps by name, and what changed. */
export interface ListedMaps {
	readonly doc: World;
	/** A finding for each pattern that was replaced. */
	readonly issues: readonly Issue[];
}

/**
 * Lists maps by name, and removes the patterns that found them. Other patterns are kept: they find the same maps as before.
 *
 * @param world - is not changed
 * @param maps - all maps of the patterns to replace, as {@link mapsByPatterns} returns them
 * @example listMaps(world, mapsByPatterns(world, 'sea.world', names).maps).doc
 */
export function listMaps(world: World, maps: readonly MapByPattern[]): ListedMaps {
	if (maps.length === 0) return { doc: world, issues: [] };
	const numbers = new Map<number, number>();
	for (const { pattern } of maps) numbers.set(pattern, (numbers.get(pattern) ?? 0) + 1);
	const issues = [...numbers].map(([index, count]) =>
		makeIssue(patternReplaced, `/patterns/${index}/regexp`, { found: short(world.patterns[index]?.regexp), maps: count }),
	);
	const entries = maps.map(({ pattern, ...entry }) => entry);
	const doc = { ...world, maps: [...world.maps, ...entries], patterns: world.patterns.filter((_, index) => !numbers.has(index)) };
	return { doc, issues };
}
