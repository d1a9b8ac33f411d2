import type { ReadonlySignal, Signal } from '@preact/signals';
import { moveLayers, setFields, toggleLayers } from '@tilewright/edit';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { DropSide } from './drop-place.ts';
import { canDrop, dropPlace } from './drop-place.ts';
import type { LayerRow } from './layer-rows.ts';
import { selectLayers } from './layer-steps.ts';
import { layersWords } from './layers-words.ts';
import { rowsBetween } from './tree-keys.ts';

/** The tree of layers while it is shown. */
export interface TreeState {
	readonly session: MapSession;
	readonly rows: ReadonlySignal<readonly LayerRow[]>;
	/** The id of the layer whose name is being edited. */
	readonly renaming: Signal<number | undefined>;
	/** The place where dragged layers would be dropped. */
	readonly drop: Signal<{ readonly id: number; readonly side: DropSide } | undefined>;
	/** The row that a range of selected rows starts from. */
	readonly anchor: Signal<number | undefined>;
}

/** The way in which a click or key selects: only this row, this one too or no longer, or all from the anchor. */
export type Selecting = 'one' | 'toggle' | 'range';

/** Selects a row. The row becomes the current layer. */
export function selectRow({ session, rows, anchor }: TreeState, id: number, how: Selecting): void {
	const selected = session.selectedLayers.value;
	if (how === 'range') {
		selectLayers(session, rowsBetween(rows.value, anchor.value ?? session.currentLayerId.value, id), id);
		return;
	}
	anchor.value = id;
	const isOnly = selected.length === 1 && selected[0] === id;
	if (how === 'one' || isOnly) selectLayers(session, [id]);
	else if (!selected.includes(id)) selectLayers(session, [...selected, id], id);
	else {
		const others = selected.filter((other) => other !== id);
		const current = session.currentLayerId.value;
		selectLayers(session, others, current === id ? others.at(-1) : current);
	}
}

/** Lists the layers of a group, or does not. */
export function foldGroup({ foldedGroups }: MapSession, group: number, isFolded: boolean): void {
	const folded = new Set(foldedGroups.value);
	if (isFolded) folded.add(group);
	else folded.delete(group);
	foldedGroups.value = folded;
}

/** Shows or hides one layer, or locks or unlocks it (rule E75). */
export function toggleLayer(session: MapSession, id: number, field: 'visible' | 'locked'): void {
	const name = field === 'visible' ? layersWords.showOrHide : layersWords.lockOrUnlock;
	session.do(name, toggleLayers(session.map.value, [id], field));
}

/** Renames a layer. */
export function renameLayer(session: MapSession, id: number, name: string): void {
	session.do(layersWords.rename, setFields(session.map.value, [{ layer: id }], { name }));
}

/** The layers that move when a row is dragged: the selected ones, if it is one of them. */
export const draggedWith = ({ selectedLayers }: MapSession, id: number): readonly number[] =>
	selectedLayers.value.includes(id) ? selectedLayers.value : [id];

/** Whether layers can be dropped at a row. */
export const canDropAt = ({ session }: TreeState, layers: readonly number[], row: LayerRow, side: DropSide): boolean =>
	canDrop(session.map.value, layers, dropPlace(session.map.value, row, side));

/** Moves dragged layers to where they are dropped (rule E70). */
export function dropAt({ session }: TreeState, layers: readonly number[], row: LayerRow, side: DropSide): void {
	const map = session.map.value;
	session.do(layersWords.move(layers.length), moveLayers(map, layers, dropPlace(map, row, side)));
	if (side === 'into') foldGroup(session, row.id, false);
	selectLayers(session, layers);
}
