import type { CustomTypes, EmbeddedTileset, TileMap, Tileset, TilesetFile } from '@tilewright/format';
import { findClass, getProperty, tileFinder } from '@tilewright/format';
import type { Targets } from '@tilewright/ops';
import type { MapInFiles } from '../files/map-files.ts';
import type { OtherMap } from '../tilesets/tileset-numbers.ts';
import { automapTileset } from './automap-tileset.ts';
import type { MatchType } from './match-type.ts';
import { MATCH_TYPES } from './match-type.ts';

/** The meaning of a cell of a rule map: nothing, a tile, or a special tile. */
export type Meaning = 'nothing' | 'tile' | MatchType;

/**
 * Finds the special tiles of a rule map. Any tileset may have some.
 *
 * @param contentsOf - the content of a tileset; `undefined` if its file is missing
 * @param types - classes of tiles may define `MatchType`
 * @returns a function that says what a GID means
 */
export function meanings(
	{ tilesets }: TileMap,
	contentsOf: (tileset: Tileset) => TilesetFile | EmbeddedTileset | undefined,
	types: CustomTypes | undefined,
): (gid: number) => Meaning {
	const find = tileFinder(tilesets);
	const special = tilesets.map((tileset) => specialTiles(contentsOf(tileset), types));
	const known = new Map<number, Meaning>();
	return (gid) => {
		let meaning = known.get(gid);
		if (meaning === undefined) {
			const tile = find(gid);
			meaning = tile === undefined ? 'nothing' : (special[tile.index]?.get(tile.id) ?? 'tile');
			known.set(gid, meaning);
		}
		return meaning;
	};
}

function specialTiles(tileset: TilesetFile | EmbeddedTileset | undefined, types: CustomTypes | undefined): ReadonlyMap<number, MatchType> {
	const found = new Map<number, MatchType>();
	for (const tile of tileset?.tiles ?? []) {
		const inherited = types && findClass(types, tile.type, 'tile')?.members.find(({ name }) => name === 'MatchType');
		const value = (getProperty(tile, 'MatchType') ?? inherited)?.value;
		const type = MATCH_TYPES.find((name) => name === value);
		if (type !== undefined) found.set(tile.id, type);
	}
	return found;
}

/** The content of the tilesets of a rule map. The one that comes with Tiled is known, so that its file is not needed (rule A18). */
export const ruleTileset =
	(targets: Targets) =>
	(tileset: Tileset): TilesetFile | EmbeddedTileset | undefined => {
		if (!('source' in tileset)) return tileset;
		return targets.tileset(tileset.source).doc ?? (isAutomapTileset(tileset.source) ? automapTileset() : undefined);
	};

/** A rule map, with its tilesets as {@link ruleTileset} finds them. */
export const rulesInFiles = ({ doc, path, targets }: MapInFiles): OtherMap => ({ doc, path, targets, contentOf: ruleTileset(targets) });

/** Whether a reference leads to the tileset that comes with Tiled, or to a copy of it. */
export const isAutomapTileset = (source: string): boolean => /(?:^|[/\\:])automap-tiles\.(?:tsx|tsj|json)$/i.test(source);
