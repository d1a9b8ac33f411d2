import type { Change, FieldValue } from '@tilewright/edit';
import { setFields } from '@tilewright/edit';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import { doMerging } from '@tilewright/editor-core/session/merge-steps.ts';
import type { Layer } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';

/** The selected layers, from the bottom up. */
export function selectedLayersOf({ structure, selectedLayers }: MapSession): Layer[] {
	const ids = new Set(selectedLayers.value);
	return [...eachLayer(structure.value.layers)].flatMap(({ layer }) => (ids.has(layer.id) ? [layer] : []));
}

/**
 * Changes fields of layers as one step. Steps that follow each other and change the same fields of the same layers become one (rule E129).
 *
 * @param fields - the new values; `undefined` removes a field
 */
export function changeLayers(
	session: MapSession,
	name: string,
	ids: readonly number[],
	fields: Readonly<Record<string, FieldValue | undefined>>,
): void {
	const changes: Change[] = ids.flatMap((id) => setFields(session.map.value, [{ layer: id }], fields));
	doMerging(session, name, changes, `layers ${ids.join(' ')}: ${Object.keys(fields).join(' ')}`);
}
