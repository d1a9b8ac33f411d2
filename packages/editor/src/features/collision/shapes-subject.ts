import { collisionShapesIn } from '@tilewright/edit';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Subject } from '../../contributions/thing.ts';
import { subject } from '../../contributions/thing.ts';
import { objectThing } from '../properties/model/object-thing.ts';

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
