import type { EmbeddedTileset, Tile, TileMap, TilesetFile, TilesetReference } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import type { Graph, Targets } from '@tilewright/ops';
import { targetsOf } from '@tilewright/ops';
import type { ShownTile } from '../../../tile-grid/tile-layout.ts';

/** A tileset of the current map. */
export interface TilesetView {
	/** Its position in the list of the map. */
	readonly position: number;
	readonly entry: TilesetReference | EmbeddedTileset;
	readonly name: string;
	/** Its content; `undefined` if its file is missing or broken. */
	readonly content: TilesetFile | EmbeddedTileset | undefined;
	/** The path of the file that has it, for its references: the map's own if it is embedded. */
	readonly path: string;
}

/** The tilesets of a map, in its order. */
export function tilesetViews(map: TileMap, path: string, graph: Graph): readonly TilesetView[] {
	const targets: Targets = targetsOf(graph, path);
	return map.tilesets.map((entry, position) => {
		if (!('source' in entry)) return { position, entry, name: entry.name, content: entry, path };
		const { doc, path: at } = targets.tileset(entry.source);
		return { position, entry, name: doc?.name ?? fileName(entry.source), content: doc, path: at };
	});
}

const fileName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The filter of the tiles of a tileset: words in the class or the properties of a tile, or its id; and only tiles that the map uses. */
export interface TileFilter {
	readonly words: string;
	/** The ids of the used tiles; `undefined` to show all. */
	readonly used: ReadonlySet<number> | undefined;
}

/** The tiles that the panel shows, in the order of the tileset. */
export function shownTiles(
	content: TilesetFile | EmbeddedTileset,
	sizeOf: (id: number) => { readonly width: number; readonly height: number } | undefined,
	{ words, used }: TileFilter,
): ShownTile[] {
	const entries = new Map(content.tiles.map((tile) => [tile.id, tile]));
	const ids = content.image === undefined ? content.tiles.map(({ id }) => id) : Array.from({ length: content.tilecount }, (_, id) => id);
	const sought = words.trim().toLowerCase();
	return ids.flatMap((id) => {
		if (used?.has(id) === false || !matches(id, entries.get(id), sought)) return [];
		const { width, height } = sizeOf(id) ?? { width: content.tilewidth, height: content.tileheight };
		return [{ id, width, height }];
	});
}

/** Whether a tile has a word in its class, the name or the value of a property, or as its id. */
function matches(id: number, tile: Tile | undefined, sought: string): boolean {
	if (sought === '' || String(id) === sought) return true;
	if (tile === undefined) return false;
	const texts = [
		tile.type ?? '',
		...(tile.properties ?? []).flatMap(({ name, value }) => [name, typeof value === 'object' ? '' : String(value)]),
	];
	return texts.some((text) => text.toLowerCase().includes(sought));
}

/** The ids of the tiles of a tileset among GIDs. */
export function usedIds(gids: ReadonlySet<number>, { tilesets }: TileMap, position: number): ReadonlySet<number> {
	const find = tileFinder(tilesets);
	const ids = new Set<number>();
	for (const gid of gids) {
		const owner = find(gid);
		if (owner?.index === position) ids.add(owner.id);
	}
	return ids;
}
