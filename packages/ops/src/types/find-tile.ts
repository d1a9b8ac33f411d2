import type { Tile, Tileset } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import type { Graph } from '../graph/graph.ts';
import { targetsOf } from '../graph/targets.ts';
import { memoized } from '../references/memoized.ts';
import { moved } from '../references/moved.ts';
import { isReference } from '../references/tileset-kind.ts';

/** Finds the tile of a GID, if its tileset describes it. */
export type FindTile = (gid: number) => Tile | undefined;

/**
 * Finds the tiles of a document's GIDs.
 *
 * @param tilesets - of the document
 * @param path - of the document, in the graph
 * @param to - path of the file that uses the tiles: their references are rewritten for its folder
 */
export function tilesOf(tilesets: readonly Tileset[], path: string, graph: Graph, to = path): FindTile {
	const find = tileFinder(tilesets);
	const targets = targetsOf(graph, path);
	const external = memoized((source) => {
		const found = targets.tileset(source);
		return byId(found.doc === undefined ? [] : moved(found.doc, found.path, to).tiles);
	});
	const embedded = new Map<Tileset, ReadonlyMap<number, Tile>>();
	return (gid) => {
		const owner = find(gid);
		if (owner === undefined) return undefined;
		const { tileset, id } = owner;
		if (isReference(tileset)) return external(tileset.source).get(id);
		const known = embedded.get(tileset) ?? byId(tileset.tiles);
		embedded.set(tileset, known);
		return known.get(id);
	};
}

const byId = (tiles: readonly Tile[]): ReadonlyMap<number, Tile> => new Map(tiles.map((tile) => [tile.id, tile]));
