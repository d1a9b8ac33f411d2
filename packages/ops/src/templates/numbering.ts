import type { Template, TileMap, Tileset } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import type { Graph } from '../graph/graph.ts';
import type { Targets } from '../graph/targets.ts';
import { targetsOf } from '../graph/targets.ts';
import { firstFreeGid } from '../maps/free-gid.ts';
import { tilesIn } from '../maps/spans.ts';
import { isReference } from '../references/tileset-kind.ts';

/** A template that is used in a map. */
export interface UsedTemplate {
	readonly path: string;
	/** The template with its own references. */
	readonly original: Template;
	/** The template with references rewritten for the map's folder. */
	readonly doc: Template;
}

/** Translates GIDs of templates into GIDs of a map. Tilesets that the map does not have are added to its list. */
export interface Numbering {
	/** The map's tilesets, then the added ones. */
	readonly tilesets: readonly Tileset[];
	/** The map's GID for the tile of a template (rule T2), or the reason why there is none. */
	readonly gidOf: (gid: number, template: UsedTemplate) => number | { readonly why: string };
}

export function numberingOf(map: TileMap, graph: Graph, targets: Targets): Numbering {
	const tilesets: Tileset[] = [...map.tilesets];
	const known = new Map<string, Tileset[]>();
	const remember = (file: string, tileset: Tileset): void => {
		const others = known.get(file);
		if (others === undefined) known.set(file, [tileset]);
		else others.push(tileset);
	};
	/** The tilesets that were found, by file and id of the tile: a map may refer to one file thousands of times. */
	const found = new Map<string, Tileset | undefined>();
	const tilesetFor = (file: string, id: number): Tileset | undefined => {
		const key = `${id} ${file}`;
		if (!found.has(key))
			found.set(
				key,
				known.get(file)?.find((one) => hasGid(one, id)),
			);
		return found.get(key);
	};
	for (const tileset of tilesets) if (isReference(tileset)) remember(targets.pathOf(tileset.source), tileset);
	let find = tileFinder(tilesets);
	let end: number | undefined;

	/** Whether the map has a GID for this tile: tiles of a tileset that has grown may overlap with the next one (rule G3). */
	const hasGid = (tileset: Tileset, id: number): boolean => {
		const owner = find(tileset.firstgid + id);
		return tileset.firstgid + id <= TILE_BITS && owner?.tileset === tileset;
	};

	return {
		tilesets,
		gidOf(gid, { path, original, doc }) {
			const own = original.tileset;
			const bare = gid & TILE_BITS;
			if (bare === 0) return gid;
			if (own === undefined || doc.tileset === undefined) return { why: 'it has a GID but no tileset' };
			const id = bare - own.firstgid;
			if (id < 0) return { why: `its tileset begins at ${own.firstgid}, its GID is ${bare}` };
			const inTemplate = targetsOf(graph, path);
			// A tileset that is embedded in a template is only used by that template.
			const file = isReference(own) ? inTemplate.pathOf(own.source) : `${path}#`;
			let tileset = tilesetFor(file, id);
			if (tileset === undefined) {
				end ??= firstFreeGid(map, targets);
				tileset = { ...doc.tileset, firstgid: end };
				if (tileset.firstgid + id > TILE_BITS) return { why: `there is no GID left for it above ${end - 1}` };
				end += Math.max(id + 1, tilesIn(own, inTemplate) ?? 0);
				tilesets.push(tileset);
				remember(file, tileset);
				find = tileFinder(tilesets);
				found.clear();
			}
			return (((gid & ~TILE_BITS) >>> 0) + tileset.firstgid + id) >>> 0;
		},
	};
}
