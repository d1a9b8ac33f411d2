import type { Change, Placement } from '@tilewright/edit';
import { apply, detachObjects, insertItems } from '@tilewright/edit';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { MapObject, TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { placementChanges } from './transform.ts';

/**
 * Changes the places, sizes and rotations of objects. An instance of a template counts as it is shown; afterwards it has
 * its own values for the changed fields, and still inherits the rest (rule E65).
 *
 * @param change - changes a map that has plain objects in the place of the instances
 */
export function changeAsShown({ map, path, graph }: MapSession, ids: readonly number[], change: (map: TileMap) => Change[]): Change[] {
	const chosen = new Set(ids);
	const own = objectsOf(map.value, chosen);
	const instances = [...own.values()].filter((object) => 'template' in object).map(({ id }) => id);
	if (instances.length === 0) return change(map.value);
	const { doc: shown } = apply(map.value, detachObjects(map.value, instances, path.value, graph.value).changes);
	const { doc: changed } = apply(shown, change(shown));
	const before = objectsOf(shown, chosen);
	const after = [...objectsOf(changed, chosen)];
	const placements = new Map(after.map(([id, object]) => [id, difference(before.get(id) ?? object, object)]));
	// A tile that is no longer inherited is one of the map.
	const isTile = [...placements.values()].some(({ gid }) => gid !== undefined);
	const tilesets = isTile ? insertItems(map.value, [], 'tilesets', shown.tilesets.slice(map.value.tilesets.length)) : [];
	return [...tilesets, ...placementChanges(map.value, placements)];
}

function objectsOf({ layers }: TileMap, ids: ReadonlySet<number>): Map<number, MapObject> {
	const found = new Map<number, MapObject>();
	for (const { layer } of eachLayer(layers))
		if (layer.type === 'objectgroup') for (const object of layer.objects) if (ids.has(object.id)) found.set(object.id, object);
	return found;
}

function difference(before: Placement, { x, y, width, height, rotation, gid, polygon, polyline }: Placement): Placement {
	return {
		...(x !== before.x && { x }),
		...(y !== before.y && { y }),
		...(width !== before.width && { width }),
		...(height !== before.height && { height }),
		...(rotation !== before.rotation && { rotation }),
		...(gid !== before.gid && { gid }),
		...(polygon !== before.polygon && { polygon }),
		...(polyline !== before.polyline && { polyline }),
	};
}
