import type { Change } from '@tilewright/edit';
import { changesBetween } from '@tilewright/edit';
import type { Issue, TileMap } from '@tilewright/format';
import { mapLayers } from '@tilewright/format/internal';
import { repairGrownTilesets } from '@tilewright/ops';
import type { MapSession } from '../session/map-session.ts';
import type { Session } from '../session/session.ts';

/** Mends what a finding reports without losing anything. */
type Fix = (session: MapSession) => readonly Change[];

/** The findings that one click can mend: what they mean does not depend on what the user wants. */
const FIXES: Readonly<Partial<Record<Issue['code'], Fix>>> = {
	'overlapping-tilesets': ({ map, path, graph }) => changesBetween(map.value, repairGrownTilesets(map.value, path.value, graph.value).doc),
	'duplicate-layer-id': ({ map }) => changesBetween(map.value, withOwnLayerIds(map.value)),
	'duplicate-object-id': ({ map }) => changesBetween(map.value, withOwnObjectIds(map.value)),
};

/** Makes the changes that mend a finding; `undefined` if that needs a decision of the user. */
export function fixFor(session: Session, { code }: Issue): (() => readonly Change[]) | undefined {
	const fix = FIXES[code];
	return session.kind === 'map' && fix !== undefined ? () => fix(session) : undefined;
}

/** Gives each layer whose id another one has before it the next free id. */
function withOwnLayerIds(map: TileMap): TileMap {
	const seen = new Set<number>();
	let next = map.nextlayerid;
	const layers = mapLayers(map.layers, (layer) => {
		if (!seen.has(layer.id)) {
			seen.add(layer.id);
			return layer;
		}
		return { ...layer, id: next++ };
	});
	return { ...map, layers, nextlayerid: next };
}

/** Gives each object whose id another one has before it the next free id. References still mean the first one. */
function withOwnObjectIds(map: TileMap): TileMap {
	const seen = new Set<number>();
	let next = map.nextobjectid;
	const layers = mapLayers(map.layers, (layer) => {
		if (layer.type !== 'objectgroup') return layer;
		const objects = layer.objects.map((object) => {
			if (object.id === undefined || !seen.has(object.id)) {
				if (object.id !== undefined) seen.add(object.id);
				return object;
			}
			return { ...object, id: next++ };
		});
		return objects.every((object, index) => object === layer.objects[index]) ? layer : { ...layer, objects };
	});
	return { ...map, layers, nextobjectid: next };
}
