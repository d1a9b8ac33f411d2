import { LoadError } from '../load/load-error.ts';
import type { FileName, LoadOptions } from '../load/options.ts';
import { startOf } from '../load/start-of.ts';
import { gameWorldOf } from './game-world-of.ts';
import type { GameWorld } from './world.ts';

/** The options for the maps of each world. */
const known = new WeakMap<GameWorld, LoadOptions>();

/** The options for the maps of a world: those with which it was loaded. */
export const optionsOf = (world: GameWorld): LoadOptions => known.get(world) ?? {};

/**
 * Loads a world: which maps it has and where they are, not the maps themselves. Patterns are followed where files can be listed: in Node,
 * and by loaders with `list`. Maps whose size the file does not say are read, to find it out.
 *
 * @param file - a URL, relative to the page or absolute, or a path in Node
 * @param options - also those for its maps
 * @throws LoadError when the file is missing or has errors
 * @throws the reason of the signal in `options`, when it is aborted
 * @example const world = await loadWorld('maps/isles.world', { project: 'game.tiled-project' });
 */
export async function loadWorld(file: FileName, options: LoadOptions = {}): Promise<GameWorld> {
	const start = startOf(file, options);
	const { sourceOf } = start;
	const { world: made, issues } = await gameWorldOf(start.pathOf(file), start, options);
	const all = issues.map((issue) => ({ ...issue, file: sourceOf(issue.file) }));
	if (made === undefined) throw new LoadError(all);
	const world = { ...made, issues: all };
	known.set(world, start.root === undefined ? options : { ...options, root: start.root });
	return world;
}
