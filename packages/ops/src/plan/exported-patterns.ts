import type { World } from '@tilewright/format';
import type { Link } from '../graph/graph.ts';
import { referenceTo } from '../references/paths.ts';
import type { ListedMaps } from '../worlds/list-maps.ts';
import { listMaps } from '../worlds/list-maps.ts';
import type { MapByPattern } from '../worlds/maps-by-patterns.ts';
import { matchPatterns } from '../worlds/maps-by-patterns.ts';

/** The new names of the maps of a world. */
interface Context {
	/** The links of the world. */
	readonly links: readonly Link[];
	/** The new path of the world. */
	readonly to: string;
	/** Returns the new path of a map; `undefined` if it is not exported. */
	readonly newPathOf: (path: string) => string | undefined;
	/** The new extension of maps. */
	readonly extension: string | undefined;
}

/** Matches the extension of maps at the end of a pattern: `map_(\d+)_(\d+)\.tmx$`. */
const ENDS_WITH_EXTENSION = /\\\.(?:tmx|tmj|json|js)(?=\$?$)/i;

/**
 * Changes the patterns of a world so that they match the new names of its maps. If an expression does not end with their extension,
 * its maps are listed by name, unless it matches all new names as well.
 */
export function exportedPatterns(world: World, { links, to, newPathOf, extension }: Context): ListedMaps {
	const patterns = world.patterns.map((pattern) =>
		extension === undefined ? pattern : { ...pattern, regexp: pattern.regexp.replace(ENDS_WITH_EXTENSION, () => `\\${extension}`) },
	);
	const before = links.flatMap(({ to: path, place, pointer }): MapByPattern[] => {
		const target = path === undefined || place === undefined ? undefined : newPathOf(path);
		return target === undefined || place === undefined ? [] : [{ fileName: referenceTo(target, to), ...place, pattern: indexIn(pointer) }];
	});
	// Maps that are listed have no such links.
	const { maps } = matchPatterns(
		patterns,
		before.map(({ fileName }) => fileName),
		new Set(),
	);
	const after = new Set(maps.map(keyOf));
	const lost = new Set(before.filter((map) => !after.has(keyOf(map))).map(({ pattern }) => pattern));
	return listMaps(
		{ ...world, patterns },
		before.filter(({ pattern }) => lost.has(pattern)),
	);
}

/** The pointer leads to the expression: `/patterns/2/regexp`. */
const indexIn = (pointer: string): number => Number(pointer.split('/')[2]);

const keyOf = ({ fileName, x, y, width, height, pattern }: MapByPattern): string =>
	JSON.stringify([fileName, x, y, width, height, pattern]);
