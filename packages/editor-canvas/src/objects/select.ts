import { batch, computed } from '@preact/signals-core';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { PlacedLayer } from './placed-layers.ts';
import { placedLayersOf, placedObjects } from './placed-layers.ts';
import type { Chosen } from './transform.ts';

/** The selected objects, found once for all that ask. */
const chosen = service('selected objects', (session: MapSession) =>
	computed((): readonly Chosen[] => {
		const ids = session.selectedObjects.value;
		// Placing all objects of a large map takes long, and nobody needs them yet.
		return ids.length === 0 ? [] : placedObjects(placedLayersOf(session).value, ids);
	}),
);

/** The selected objects, in the order of the map. Reads signals. */
export const chosenObjects = (session: MapSession): readonly Chosen[] => chosen(session).value;

/** The selected objects that can be changed: not those of locked layers. */
export const editableObjects = (session: MapSession): readonly Chosen[] => chosenObjects(session).filter(({ layer }) => !layer.isLocked);

/** Selects objects. If all are on one layer, it becomes the current one. */
export function selectObjects(session: MapSession, ids: readonly number[]): void {
	batch(() => {
		session.selectedObjects.value = ids;
		const layers = new Set(chosenObjects(session).map(({ placed }) => placed.layer));
		const [layer] = layers;
		if (layer !== undefined && layers.size === 1 && !session.selectedLayers.value.includes(layer)) session.selectLayer(layer);
	});
}

/** The layers in which a click finds objects, in the order in which they are tried (rule E42). */
export function searchedLayers({ preferences }: Editor, session: MapSession): ((layer: PlacedLayer) => boolean)[] {
	const isSelected = ({ layer }: PlacedLayer): boolean => session.selectedLayers.value.includes(layer.id);
	const any = (): boolean => true;
	switch (preferences.objectSelection.value) {
		case 'all':
			// A user who dims the other layers works on the current one.
			return preferences.highlightLayer.value ? [isSelected, any] : [any];
		case 'prefer':
			return [isSelected, any];
		case 'only':
			return [isSelected];
	}
}
