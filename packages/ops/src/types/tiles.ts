import type { Tile, Tileset } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { moved, remembered } from '../files/moved.ts';
import { targetsOf } from '../files/targets.ts';
import { isReference } from '../files/tileset-kind.ts';
import type { Graph } from '../graph/graph.ts';

/** Finds what a tileset says of the tile of a GID. */
export type FindTile = (gid: number) => Tile | undefined;

/**
 * The tiles that the GIDs of a document name.
 *
 * @param tilesets - of the document
 * @param path - of the document, in the graph
 * @param to - of the file that what tiles say is for: their paths lead from there
 */
export function tilesOf(tilesets: readonly Tileset[], path: string, graph: Graph, to = path): FindTile {
	const find = tileFinder(tilesets);
	const targets = targetsOf(graph, path);
	const referred = remembered((source) => {
		const found = targets.tileset(source);
		return byId(found.doc === undefined ? [] : moved(found.doc, found.path, to).tiles);
	});
	const embedded = new Map<Tileset, ReadonlyMap<number, Tile>>();
	return (gid) => {
		const owner = find(gid);
		if (owner === undefined) return undefined;
		const { tileset, id } = owner;
		if (isReference(tileset)) return referred(tileset.source).get(id);
		const known = embedded.get(tileset) ?? byId(tileset.tiles);
		embedded.set(tileset, known);
		return known.get(id);
	};
}

const byId = (tiles: readonly Tile[]): ReadonlyMap<number, Tile> => new Map(tiles.map((tile) => [tile.id, tile]));
