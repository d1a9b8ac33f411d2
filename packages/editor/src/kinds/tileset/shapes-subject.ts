import { collisionShapesIn } from '@tilewright/edit';
import { objectThing } from '../../panels/properties/model/object-thing.ts';
import type { Subject } from '../../panels/properties/model/thing.ts';
import { subject } from '../../panels/properties/model/thing.ts';
import type { MapSession } from '../../session/map-session.ts';

/** The selected collision shapes of a tile, as objects; `undefined` if none is selected. */
export function shapesSubject({ map, path, graph, selectedObjects, currentLayerId }: MapSession, tile: number): Subject | undefined {
	const selected = new Set(selectedObjects.value);
	const thingOf = objectThing(map.value, path.value, graph.value);
	const things = collisionShapesIn(map.value)
		.filter(({ id }) => selected.has(id))
		.map((object) => ({
			...thingOf(currentLayerId.value ?? 0, object),
			part: [{ tile }, 'objectgroup', { object: object.id }],
		}));
	return subject({ kind: 'objects', resource: 'object', use: 'object', things });
}
