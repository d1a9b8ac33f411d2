import type { GameMap } from '@tilewright/play';

/** The maps of the isle, as modules that are loaded when somebody goes there. */
const maps = import.meta.glob<GameMap>('../../maps/*.tmj', { import: 'default' });

/**
 * Loads a map.
 *
 * @param path - as the property `target` of a door says it: from the root of the examples
 */
export async function mapAt(path: string): Promise<GameMap> {
	const load = maps[`../..${path}`];
	if (load === undefined) throw new Error(`There is no map "${path}".`);
	return await load();
}
