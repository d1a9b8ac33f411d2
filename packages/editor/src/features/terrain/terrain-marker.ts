import { computed, signal } from '@preact/signals';
import { markedPosition } from '@tilewright/edit/terrain';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { currentSet } from '@tilewright/editor-core/session/terrain-editing.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { TileMarker } from '../../tile-grid/tile-marker.ts';
import { editTerrainWords } from './edit-terrain-words.ts';
import { idInWords } from './id-in-words.ts';
import { markByKey } from './mark-by-key.ts';
import { markPictures } from './mark-pictures.ts';
import type { InTile, Marking } from './mark-pointer.ts';
import { markPointer } from './mark-pointer.ts';
import { paintTarget } from './paint-marks.ts';
import type { TerrainStroke, TilePosition } from './terrain-stroke.ts';
import { terrainStroke } from './terrain-stroke.ts';
import { zonesOf } from './zones.ts';

/** Shows the colors of the current set on the tiles of a tileset, and marks them with the current color or pattern (rule Q42). */
export function terrainMarker(editor: Editor, session: TilesetSession): TileMarker & Marking {
	const { doc, terrain } = session;
	const set = computed(() => currentSet(terrain, doc.value));
	const ids = computed(() => new Map(set.value?.wangtiles.map(({ tileid, wangid }) => [tileid, wangid])));
	const paint = markPictures();
	const hovered = signal<TilePosition | undefined>(undefined);
	let stroke: TerrainStroke | undefined;

	/** Returns the position that a click at a point marks. A pattern is for the whole tile. */
	function placeAt({ tile: { id: tile }, inside }: InTile): TilePosition | undefined {
		if (set.value === undefined) return undefined;
		const position = terrain.pattern.value === undefined ? markedPosition(set.value.type, inside) : 0;
		return position === undefined ? undefined : { tile, position };
	}

	/** The colors that a click would give to a tile, by positions. */
	const target = computed(() => {
		const [own, place, pattern] = [set.value, hovered.value, terrain.pattern.value];
		if (own === undefined || place === undefined) return undefined;
		const { tile, position } = place;
		if (pattern === undefined) return { tile, colors: new Map([[position, terrain.color.value]]) };
		return { tile, colors: new Map(zonesOf(own.type).zones.map((zone) => [zone.position, pattern[zone.position] ?? 0])) };
	});

	const marking: Marking = {
		hover(at) {
			const [before, now] = [hovered.value, at && placeAt(at)];
			if (now?.tile !== before?.tile || now?.position !== before?.position) hovered.value = now;
		},
		mark(points) {
			stroke ??= terrainStroke(editor, session);
			stroke.add(points.flatMap((point) => placeAt(point) ?? []));
		},
		end() {
			stroke?.end();
			stroke = undefined;
		},
		cancel() {
			stroke?.cancel();
			stroke = undefined;
		},
	};

	return {
		...marking,
		follow: (host, places) => markPointer(host, marking, places),
		shown: computed(() => [set.value, target.value]),
		draw(context, tiles, pixel) {
			const own = set.value;
			if (own === undefined) return;
			for (const area of tiles) {
				const id = ids.value.get(area.id);
				if (id !== undefined) paint(context, own, id, area, pixel);
			}
			const hit = tiles.find(({ id }) => id === target.value?.tile);
			if (hit !== undefined && target.value !== undefined) paintTarget(context, own, target.value.colors, hit, pixel);
		},
		key(event, selected) {
			if (event.key !== 'Escape') return set.value !== undefined && markByKey(editor, session, set.value, event, selected);
			if (stroke === undefined) terrain.isMarking.value = false;
			else marking.cancel();
			return true;
		},
		describe: (id) => (set.value === undefined ? editTerrainWords.noTerrain : idInWords(set.value, ids.value.get(id))),
	};
}
