import type { TerrainSet } from '@tilewright/edit/terrain';
import { terrainSetOf } from '@tilewright/edit/terrain';
import type { EmbeddedTileset, Tileset, TilesetFile } from '@tilewright/format';
import type { Targets } from '@tilewright/ops';
import { targetsOf } from '@tilewright/ops';
import type { ChosenTerrain } from '../../app/tile-options.ts';
import type { MapSession } from '../../session/map-session.ts';

/** A tileset of a map that has Wang sets. */
export interface TerrainTileset {
	/** Names the tileset, as {@link ChosenTerrain} does. */
	readonly key: string;
	readonly firstgid: number;
	readonly content: TilesetFile | EmbeddedTileset;
	/** The folder that the paths of its images start from. */
	readonly path: string;
}

/** The tilesets of a map that have Wang sets. */
export function terrainTilesets({ map, graph, path }: MapSession): TerrainTileset[] {
	const targets = targetsOf(graph.value, path.value);
	return map.value.tilesets.flatMap((tileset) => {
		const found = contentOf(tileset, targets, path.value);
		return found === undefined || found.content.wangsets.length === 0 ? [] : [{ ...found, firstgid: tileset.firstgid }];
	});
}

function contentOf(tileset: Tileset, targets: Targets, path: string): Omit<TerrainTileset, 'firstgid'> | undefined {
	if (!('source' in tileset)) return { key: `#${tileset.name}`, content: tileset, path };
	const { doc, path: file } = targets.tileset(tileset.source);
	return doc && { key: file, content: doc, path: file };
}

/** The chosen Wang set of a map, and the color; `undefined` if the map does not have it. */
export function chosenTerrain(
	session: MapSession,
	chosen: ChosenTerrain | undefined,
): { readonly terrain: TerrainSet; readonly color: number } | undefined {
	if (chosen === undefined) return undefined;
	const tileset = terrainTilesets(session).find(({ key }) => key === chosen.tileset);
	const set = tileset?.content.wangsets[chosen.set];
	if (tileset === undefined || set === undefined) return undefined;
	const color = chosen.color <= set.colors.length ? chosen.color : 0;
	return { terrain: terrainSetOf(session.map.value, tileset.firstgid, tileset.content, set), color };
}
