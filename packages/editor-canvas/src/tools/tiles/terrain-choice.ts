import type { ReadonlySignal } from '@preact/signals-core';
import { computed, untracked } from '@preact/signals-core';
import type { TerrainSet } from '@tilewright/edit/terrain';
import { terrainSetOf } from '@tilewright/edit/terrain';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { EmbeddedTileset, Tileset, TilesetFile } from '@tilewright/format';
import type { Targets } from '@tilewright/ops';
import { targetsOf } from '@tilewright/ops';
import type { ToolContext } from '../../tool/tool.ts';

/** A tileset of a map that has Wang sets. */
export interface TerrainTileset {
	/** Names the tileset, as `ChosenTerrain` does. */
	readonly key: string;
	readonly firstgid: number;
	readonly content: TilesetFile | EmbeddedTileset;
	/** The file that has it: the paths of its images start from there. */
	readonly path: string;
	/** Whether that is a file of its own. */
	readonly isFile: boolean;
}

/** The tilesets of a map that have Wang sets. Painting does not change this. */
export function terrainTilesets(session: MapSession): ReadonlySignal<readonly TerrainTileset[]> {
	const { map, graph, loaded, path } = session;
	const tilesets = computed(() => map.value.tilesets);
	return computed(() => {
		loaded.value;
		const targets = untracked(() => targetsOf(graph.value, path.value));
		return tilesets.value.flatMap((tileset) => {
			const found = contentOf(tileset, targets, path.value);
			return found === undefined || found.content.wangsets.length === 0 ? [] : [{ ...found, firstgid: tileset.firstgid }];
		});
	});
}

function contentOf(tileset: Tileset, targets: Targets, path: string): Omit<TerrainTileset, 'firstgid'> | undefined {
	if (!('source' in tileset)) return { key: `#${tileset.name}`, content: tileset, path, isFile: false };
	const { doc, path: file } = targets.tileset(tileset.source);
	return doc && { key: file, content: doc, path: file, isFile: true };
}

/** The Wang set of a map that the user chose, and the color; `undefined` if the map does not have it. */
export function chosenTerrain({
	editor,
	session,
}: ToolContext): ReadonlySignal<{ readonly terrain: TerrainSet; readonly color: number } | undefined> {
	const tilesets = terrainTilesets(session);
	return computed(() => {
		const chosen = editor.tileOptions.terrain.value;
		const tileset = tilesets.value.find(({ key }) => key === chosen?.tileset);
		const set = tileset?.content.wangsets[chosen?.set ?? -1];
		if (chosen === undefined || tileset === undefined || set === undefined) return undefined;
		const map = untracked(() => session.map.value);
		const color = chosen.color <= set.colors.length ? chosen.color : 0;
		return { terrain: terrainSetOf(map, tileset.firstgid, tileset.content, set), color };
	});
}
