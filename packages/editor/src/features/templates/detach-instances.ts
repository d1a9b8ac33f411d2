import type { EditOutcome } from '@tilewright/edit';
import { detachObjects } from '@tilewright/edit';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';

/** The changes that make instances of templates objects of their own (rule E67). */
export const detachInstances = ({ map, path, graph }: MapSession, ids: readonly number[]): EditOutcome =>
	detachObjects(map.value, ids, path.value, graph.value);
