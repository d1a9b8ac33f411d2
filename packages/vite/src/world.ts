import type { ClassTable, GameMap } from '@tilewright/play';
import type { GameWorld, PlacedMap } from '@tilewright/play/worlds';

/** A map in an imported world. */
export interface ImportedMap<Classes extends ClassTable = ClassTable> extends PlacedMap {
	/**
	 * Loads the map, which is a module of its own: the same one as that of `import('./town.tmx')`.
	 *
	 * @example for (const placed of near(brill, camera, 500)) placed.load().then((map) => show(map, placed.x, placed.y));
	 */
	readonly load: () => Promise<GameMap<Classes>>;
}

/** The result of importing a world: `import brill from './brill.world'`. */
export interface ImportedWorld<Classes extends ClassTable = ClassTable> extends Omit<GameWorld, 'maps'> {
	readonly maps: readonly ImportedMap<Classes>[];
}
