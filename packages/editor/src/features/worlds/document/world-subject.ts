import type { WorldSession } from '@tilewright/editor-core/session/world-session.ts';
import type { Subject } from '../../../contributions/thing.ts';
import { subject, thing } from '../../../contributions/thing.ts';

/** The selected maps that the world lists, else the world. */
export function worldSubject({ doc, selectedMaps }: WorldSession): Subject | undefined {
	const world = doc.value;
	const names = new Set(selectedMaps.value);
	const things = world.maps.flatMap((map) => (names.has(map.fileName) ? [thing([{ map: map.fileName }], map)] : []));
	if (things.length > 0) return subject({ kind: 'worldMaps', resource: 'worldmap', use: 'property', things });
	return subject({ kind: 'world', resource: 'world', use: 'property', things: [thing([], world)] }, true);
}
