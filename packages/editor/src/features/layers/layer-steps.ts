import { batch } from '@preact/signals';
import type { Change } from '@tilewright/edit';
import { addLayers, createLayer, findLayer, removeLayers } from '@tilewright/edit';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Layer } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { layersWords } from './layers-words.ts';

/** Adds an empty layer right above the current one, in the same group (rule E68), and makes it the current one. */
export function addLayer(session: MapSession, type: Layer['type']): void {
	const map = session.map.value;
	const current = session.currentLayerId.value;
	const { group, position } = current === undefined ? { group: undefined, position: -2 } : findLayer(map, current);
	const place = { position: position + 1, ...(group !== undefined && { group }) };
	doAndSelect(session, layersWords.add, addLayers(map, [createLayer(map, type)], place));
}

/** Applies changes as a step, and selects the layers that it added; the topmost becomes the current one. */
export function doAndSelect(session: MapSession, name: string, changes: readonly Change[]): void {
	const first = session.map.value.nextlayerid;
	if (changes.length === 0 || session.do(name, changes).length > 0) return;
	selectLayers(
		session,
		topmost(session.map.value.layers, ({ id }) => id >= first),
	);
}

/** Removes the selected layers. The layer below them becomes the current one, or the one above. */
export function removeSelectedLayers(session: MapSession): void {
	const map = session.map.value;
	const before = [...eachLayer(map.layers)].map(({ layer }) => layer.id);
	const at = before.indexOf(session.currentLayerId.value ?? Number.NaN);
	session.do(layersWords.remove, removeLayers(map, session.selectedLayers.value));
	const left = new Set([...eachLayer(session.map.value.layers)].map(({ layer }) => layer.id));
	const next = before.slice(0, at).findLast((id) => left.has(id)) ?? before.slice(at).find((id) => left.has(id));
	session.selectLayer(next);
}

/** Selects layers, from the bottom up; the last one becomes the current one. */
export function selectLayers(session: MapSession, ids: readonly number[], current = ids.at(-1)): void {
	if (current === undefined) return;
	batch(() => {
		session.currentLayerId.value = current;
		session.selectedLayers.value = ids;
		session.inspected.value = 'layers';
	});
}

/** The ids of the chosen layers that are in no chosen group, from the bottom up. */
const topmost = (layers: readonly Layer[], isChosen: (layer: Layer) => boolean): number[] =>
	layers.flatMap((layer) => (isChosen(layer) ? [layer.id] : layer.type === 'group' ? topmost(layer.layers, isChosen) : []));
