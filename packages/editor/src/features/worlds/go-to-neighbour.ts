import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Camera } from '@tilewright/editor-core/session/camera.ts';
import { filesOfMap } from '@tilewright/editor-core/session/files-of-map.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { openPath } from '../../opening/open-path.ts';
import type { PlacedMap } from './placed-maps.ts';

/**
 * Opens a map next to another one: the view stays where it is in the world, a layer with the same name becomes the current one, and so does the
 * same tileset (rule E124).
 */
export async function goToNeighbour(editor: Editor, from: MapSession, { path, at }: PlacedMap, { center, scale }: Camera): Promise<void> {
	const session = await openPath(editor, path, from.files);
	if (session?.kind !== 'map') return;
	session.camera.value = { center: { x: center.x - at.x, y: center.y - at.y }, scale };
	const name = from.currentLayer.value?.name;
	for (const { layer } of eachLayer(session.map.value.layers)) {
		if (layer.name !== name || layer.type !== from.currentLayer.value?.type) continue;
		session.selectLayer(layer.id);
		break;
	}
	const tileset = nameOfTileset(from, from.currentTileset.value);
	const same = session.map.value.tilesets.findIndex((_, i) => nameOfTileset(session, i) === tileset);
	if (same >= 0) session.currentTileset.value = same;
}

/** Returns the identity of a tileset across maps: the path of its file, or its name. */
function nameOfTileset(session: MapSession, position: number): string | undefined {
	const tileset: TileMap['tilesets'][number] | undefined = session.map.value.tilesets[position];
	if (tileset === undefined) return undefined;
	return 'source' in tileset ? filesOfMap(session).targets.pathOf(tileset.source) : tileset.name;
}
