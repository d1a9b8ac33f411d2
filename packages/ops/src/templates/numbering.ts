import type { Template, TileMap, Tileset } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import type { Targets } from '../files/targets.ts';
import { targetsOf } from '../files/targets.ts';
import { isReference } from '../files/tileset-kind.ts';
import { spansOf, tilesIn } from '../gids/spans.ts';
import { usedGids } from '../gids/used.ts';
import type { Graph } from '../graph/graph.ts';

/** A template as it stands in the folder of the map, and its own path. */
export interface PlacedTemplate {
	readonly path: string;
	/** Where its tileset leads is told by what it was read with. */
	readonly original: Template;
	readonly doc: Template;
}

/** Names tiles of templates by the GIDs of a map, whose list of tilesets grows by what it lacks. */
export interface Numbering {
	/** The map's tilesets, and those that were added. */
	readonly tilesets: readonly Tileset[];
	/** The GID by which the map knows the tile of a template (rule T2), or why there is none. */
	readonly gidOf: (gid: number, template: PlacedTemplate) => number | { readonly why: string };
}

export function numberingOf(map: TileMap, graph: Graph, targets: Targets): Numbering {
	const tilesets: Tileset[] = [...map.tilesets];
	const known = new Map<string, Tileset[]>();
	const remember = (file: string, tileset: Tileset): void => void known.set(file, [...(known.get(file) ?? []), tileset]);
	for (const tileset of tilesets) if (isReference(tileset)) remember(targets.pathOf(tileset.source), tileset);
	let find = tileFinder(tilesets);
	let end: number | undefined;

	/** Where the tile of that number is the tileset's: one that has grown since may reach into the next (rule G3). */
	const named = (tileset: Tileset, id: number): boolean => {
		const owner = find(tileset.firstgid + id);
		return tileset.firstgid + id <= TILE_BITS && owner?.tileset === tileset;
	};

	return {
		tilesets,
		gidOf(gid, { path, original, doc }) {
			const own = original.tileset;
			const bare = gid & TILE_BITS;
			if (bare === 0) return gid;
			if (own === undefined || doc.tileset === undefined) return { why: 'it has a GID, but no tileset' };
			const id = bare - own.firstgid;
			if (id < 0) return { why: `its tileset begins at ${own.firstgid}, its GID is ${bare}` };
			const inTemplate = targetsOf(graph, path);
			// What is embedded in a template is that template's alone.
			const file = isReference(own) ? inTemplate.pathOf(own.source) : `${path}#`;
			let tileset = known.get(file)?.find((one) => named(one, id));
			if (tileset === undefined) {
				end ??= endOf(map, targets);
				tileset = { ...doc.tileset, firstgid: end };
				if (tileset.firstgid + id > TILE_BITS) return { why: `there is no GID left for it above ${end - 1}` };
				end += Math.max(id + 1, tilesIn(own, inTemplate) ?? 0);
				tilesets.push(tileset);
				remember(file, tileset);
				find = tileFinder(tilesets);
			}
			return (((gid & ~TILE_BITS) >>> 0) + tileset.firstgid + id) >>> 0;
		},
	};
}

/** The first GID that is neither used nor a tileset's. */
function endOf(map: TileMap, targets: Targets): number {
	const used = usedGids(map);
	let end = 1;
	for (const gid of used) end = Math.max(end, gid + 1);
	for (const [i, span] of spansOf(map, used, targets).entries()) end = Math.max(end, (map.tilesets[i]?.firstgid ?? 0) + span);
	return end;
}
