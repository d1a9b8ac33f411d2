import { placeObjects, reorderObjects } from '@tilewright/edit';
import { objectsWords } from '@tilewright/editor-canvas/objects/objects-words.ts';
import { placedLayersOf } from '@tilewright/editor-canvas/objects/placed-layers.ts';
import { editableObjects, selectObjects } from '@tilewright/editor-canvas/objects/select.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { ObjectRow } from './object-rows.ts';

/** The place where objects are dropped, seen from a row. Rows are listed from the top: rows above are later in the list of the layer. */
export type RowSide = 'above' | 'below' | 'into';

/** The objects that are dragged with a row: all selected ones, if it is one of them. Those of locked layers stay. */
export function draggedWithRow(session: MapSession, id: number): readonly number[] {
	const editable = editableObjects(session).map(({ placed }) => placed.id);
	if (editable.includes(id)) return editable;
	const isOpen = placedLayersOf(session).value.layers.some(
		({ layer, isLocked }) => !isLocked && layer.objects.some((each) => each.id === id),
	);
	return isOpen ? [id] : [];
}

/** Moves objects to a row: next to an object, or to the top of a layer (rule E143). */
export function moveToRow(session: MapSession, ids: readonly number[], row: ObjectRow, side: RowSide): void {
	const { layer, isLocked } = row.layer;
	if (isLocked || ids.length === 0) return;
	const at = row.kind === 'layer' ? -1 : layer.objects.findIndex(({ id }) => id === row.id);
	const position = row.kind === 'layer' || side === 'into' ? -1 : side === 'above' ? at + 1 : at;
	place(session, ids, layer.id, layer.name, position);
}

/** Moves the selected objects by one row: past an object, or to the next layer that has none beyond them. */
export function stepRows(session: MapSession, direction: 'up' | 'down'): void {
	const chosen = editableObjects(session);
	const ids = chosen.map(({ placed }) => placed.id);
	if (ids.length === 0) return;
	const changes = reorderObjects(session.map.value, ids, direction);
	if (changes.length > 0) {
		session.do((direction === 'up' ? objectsWords.steps.raise : objectsWords.steps.lower)(ids.length), changes);
		return;
	}
	const { layers } = placedLayersOf(session).value;
	const own = layers.findIndex(({ layer }) => layer.id === chosen[0]?.layer.layer.id);
	if (chosen.some(({ layer }) => layer.layer.id !== layers[own]?.layer.id)) return;
	const next = direction === 'up' ? layers.slice(own + 1).find(isOpen) : layers.slice(0, own).findLast(isOpen);
	if (next !== undefined) place(session, ids, next.layer.id, next.layer.name, direction === 'up' ? 0 : -1);
}

const isOpen = ({ isLocked }: { readonly isLocked: boolean }): boolean => !isLocked;

function place(session: MapSession, ids: readonly number[], layer: number, name: string, position: number): void {
	session.do(objectsWords.steps.moveToLayer(ids.length, name), placeObjects(session.map.value, ids, layer, position));
	selectObjects(session, ids);
}
