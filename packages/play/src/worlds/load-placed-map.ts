import { loadMap } from '../load/load-map.ts';
import type { LoadOptions } from '../load/options.ts';
import type { GameMap } from '../model/game-map.ts';
import { optionsOf } from './load-world.ts';
import type { GameWorld, PlacedMap } from './world.ts';

/** The maps of each world that are loaded or being loaded, by path. */
const loads = new WeakMap<GameWorld, Map<string, Promise<GameMap>>>();

/**
 * Loads a map of a world, once: the same call again gives the same map. After a failure it tries again.
 *
 * @param options - default: those with which the world was loaded. A copy of a world, as `postMessage` makes it, needs them again
 * @throws LoadError when a file is missing or has errors
 * @example const maps = await Promise.all(near(world, camera).map((placed) => loadPlacedMap(world, placed)));
 */
export function loadPlacedMap(world: GameWorld, { path }: PlacedMap, options: LoadOptions = optionsOf(world)): Promise<GameMap> {
	const known = loads.get(world) ?? new Map<string, Promise<GameMap>>();
	loads.set(world, known);
	let load = known.get(path);
	if (load === undefined) {
		load = loadMap(path, options);
		known.set(path, load);
		load.catch(() => known.delete(path));
	}
	return load;
}

/**
 * Forgets a map of a world, so that its memory can be used again. Loading it later reads it again.
 *
 * @example for (const placed of shown) if (!near(world, camera, 2000).includes(placed)) forgetPlacedMap(world, placed);
 */
export function forgetPlacedMap(world: GameWorld, { path }: PlacedMap): void {
	loads.get(world)?.delete(path);
}
