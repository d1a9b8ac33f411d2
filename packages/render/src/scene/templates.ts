import { TILE_BITS } from '@tilewright/format/internal';
import type { Graph, mergeInstance } from '@tilewright/ops';
import { targetsOf } from '@tilewright/ops';
import type { PictureFacts } from '../pictures/picture.ts';
import type { TileArt, TilesetArt } from './tile-art.ts';
import { tilesetArt } from './tile-art.ts';

/** A template of a map. */
export interface FoundTemplate {
	readonly object: Parameters<typeof mergeInstance>[1];
	/** Its own tileset; `undefined` if it has none or it is missing. */
	readonly tileset: TilesetArt | undefined;
	/** How the tiles of its own tileset look. */
	readonly art: (gid: number) => TileArt | undefined;
}

/** Finds a template of a map by its reference; `undefined` if it is missing. */
export type Templates = (reference: string) => FoundTemplate | undefined;

/**
 * Finds the templates of a map.
 *
 * @param path - of the map's file
 * @param before - those that an earlier scene found: templates that have not changed are shared
 */
export function templatesOf(
	graph: Graph,
	path: string,
	facts: PictureFacts,
	before: ReadonlyMap<string, FoundTemplate | undefined>,
): Templates {
	const known = new Map<string, FoundTemplate | undefined>();
	const map = targetsOf(graph, path);
	return (reference) => {
		if (!known.has(reference)) known.set(reference, find(reference, before.get(reference)));
		return known.get(reference);
	};

	function find(reference: string, old: FoundTemplate | undefined): FoundTemplate | undefined {
		const found = map.template(reference);
		if (found.doc === undefined) return undefined;
		const { object, tileset: entry } = found.doc;
		const template = targetsOf(graph, found.path);
		const external = entry !== undefined && 'source' in entry ? template.tileset(entry.source) : undefined;
		const owner = external?.doc === undefined ? template : targetsOf(graph, external.path);
		const tileset = external?.doc ?? (entry !== undefined && !('source' in entry) ? entry : undefined);
		const art = tileset && (isCurrent(old?.tileset) ? old.tileset : tilesetArt(tileset, owner.loadPathOf, facts));
		if (old !== undefined && old.object === object && old.tileset === art) return old;
		const firstgid = entry?.firstgid ?? 0;
		return { object, tileset: art, art: (gid) => art?.art((gid & TILE_BITS) - firstgid) };

		function isCurrent(art: TilesetArt | undefined): art is TilesetArt {
			return art !== undefined && art.tileset === tileset && art.isCurrent(owner.loadPathOf, facts);
		}
	}
}
