import type { Issue, TileLayer, TileMap, Tileset } from '@tilewright/format';
import { tileFinder } from '@tilewright/format';
import { clipGids, mapGids } from '../clipboard/clip-gids.ts';
import type { DocumentFiles, MapInFiles } from '../files/map-files.ts';
import { mapInFiles } from '../files/map-files.ts';
import { contentOf } from '../files/tileset-content.ts';
import { clipLayers } from '../stamps/clip-layers.ts';
import type { Stamp } from '../stamps/stamp.ts';

/** A small map to paint with, as it is kept: with tilesets of its own, so that it fits any map. */
export interface ClipVariation {
	readonly clip: TileMap;
	/** The path and the files of the map that it comes from. */
	readonly files?: DocumentFiles;
	/** Its weight among the variations of a stamp; 1 by default. */
	readonly probability?: number;
}

/** A stamp of one or several layers, in one or several variations, in the GIDs of a map. {@link layeredStamp} makes one. */
export interface LayeredStamp {
	readonly variations: readonly LayeredVariation[];
	/** The tilesets that the map lacks, with their GIDs. They are added when one of their tiles is painted. */
	readonly tilesets: readonly Tileset[];
	/** The `probability` of tiles by GID, without flags; 1 for the others. */
	readonly probabilities: ReadonlyMap<number, number>;
	/** The reasons why parts cannot be painted. */
	readonly issues: readonly Issue[];
}

/** One of the variations of a stamp. */
export interface LayeredVariation {
	/** From the bottom up; their stamps have one size. */
	readonly layers: readonly StampLayer[];
	readonly probability: number;
}

/** A layer of a stamp, and what a new layer for it has. */
export interface StampLayer extends Pick<TileLayer, 'name' | 'opacity' | 'tintcolor'> {
	readonly stamp: Stamp;
}

/**
 * Makes a stamp for a map from small maps.
 *
 * @param files - of the map
 * @example const stamp = layeredStamp(map, [{ clip }], { path, targets });
 */
export function layeredStamp(map: TileMap, variations: readonly ClipVariation[], files: DocumentFiles = {}): LayeredStamp {
	const here = mapInFiles(map, files);
	const clips = variations.map(({ clip, files: own = files }) => mapInFiles(clip, own));
	const numbered = clipGids(here, clips);
	if (!('gidOf' in numbered)) return { variations: [], tilesets: [], probabilities: new Map(), issues: [numbered] };
	const probabilities = new Map<number, number>();
	const made = clips.map((clip, i): LayeredVariation => {
		const gidOf = numbered.gidOf[i] ?? (() => 0);
		for (const [gid, probability] of probabilitiesIn(clip)) if (gidOf(gid) !== 0) probabilities.set(gidOf(gid), probability);
		return {
			probability: variations[i]?.probability ?? 1,
			layers: clipLayers(clip.doc).map(({ layer: { name, opacity, tintcolor }, stamp }) => ({
				name,
				opacity,
				...(tintcolor !== undefined && { tintcolor }),
				stamp: { ...stamp, gids: mapGids(stamp.gids, gidOf) },
			})),
		};
	});
	const { tilesets, issues } = numbered;
	return { variations: made.filter(({ layers }) => layers.length > 0), tilesets, probabilities, issues };
}

/** The GIDs of tiles that have another probability than 1. */
function probabilitiesIn({ doc, targets, path }: MapInFiles): [gid: number, probability: number][] {
	const find = tileFinder(doc.tilesets);
	return doc.tilesets.flatMap((tileset) =>
		(contentOf(tileset, targets, path).content?.tiles ?? []).flatMap(({ id, probability }): [number, number][] => {
			const gid = tileset.firstgid + id;
			return probability === 1 || find(gid)?.tileset !== tileset ? [] : [[gid, probability]];
		}),
	);
}
