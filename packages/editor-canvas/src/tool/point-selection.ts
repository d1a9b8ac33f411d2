import type { ReadonlySignal } from '@preact/signals-core';
import { signal } from '@preact/signals-core';
import type { Change } from '@tilewright/edit';
import { collect, deletePoints } from '@tilewright/edit';
import { service } from '@tilewright/editor-core/services/service.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileMap } from '@tilewright/format';
import { objectsWords } from '../objects/objects-words.ts';
import type { PointShape, SelectedPoints } from './point-shapes.ts';

/** The target of the menu of points. */
export interface PointSelection {
	readonly shapes: ReadonlySignal<readonly PointShape[]>;
	readonly points: ReadonlySignal<SelectedPoints>;
	/** Selects no points: their indexes mean others now. */
	readonly clear: () => void;
}

/** The points of a map that are edited now; `undefined` while another tool is in use. */
export const pointSelectionOf = service('selected points', (_: MapSession) => signal<PointSelection | undefined>(undefined));

/** Deletes the selected points (rule E60). */
export function deleteSelectedPoints(session: MapSession, { points, clear }: PointSelection): void {
	session.do(objectsWords.steps.deletePoints, onEachShape(session.map.value, points.value, deletePoints));
	clear();
}

/** Changes the selected points of each object. */
export const onEachShape = (
	map: TileMap,
	points: SelectedPoints,
	change: (map: TileMap, id: number, own: readonly number[]) => Change[],
): Change[] =>
	collect(map, (editing) => {
		for (const [id, own] of points) editing.add(change(editing.doc, id, [...own]));
	});
