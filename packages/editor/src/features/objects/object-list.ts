import type { ReadonlySignal, Signal } from '@preact/signals';
import { setFields } from '@tilewright/edit';
import { centerOnObjects } from '@tilewright/editor-canvas/objects/center-on.ts';
import { objectsWords } from '@tilewright/editor-canvas/objects/objects-words.ts';
import { selectObjects } from '@tilewright/editor-canvas/objects/select.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { RowSide } from './move-rows.ts';
import type { ObjectEntry, ObjectRow } from './object-rows.ts';

/** The state of the objects panel. */
export interface ObjectList {
	readonly editor: Editor;
	readonly session: MapSession;
	readonly rows: ReadonlySignal<readonly ObjectRow[]>;
	/** The ids of the layers whose objects are not listed. */
	readonly folded: Signal<ReadonlySet<number>>;
	/** The row that keys work on, by its index. */
	readonly current: Signal<number | undefined>;
	/** The id of the object whose name is edited. */
	readonly renaming: Signal<number | undefined>;
	/** The place where dragged objects would be dropped. */
	readonly drop: Signal<{ readonly kind: ObjectRow['kind']; readonly id: number; readonly side: RowSide } | undefined>;
}

/** The way in which a click or key selects: this one alone, in addition, or all from the last one. */
export type SelectHow = 'one' | 'toggle' | 'range';

/** Makes a row the current one, and selects its object; the heading of a layer selects the layer. */
export function chooseRow({ session, rows, current }: ObjectList, index: number, how: SelectHow): void {
	const row = rows.value[index];
	if (row === undefined) return;
	const anchor = current.value ?? index;
	current.value = index;
	if (row.kind === 'layer') {
		session.selectLayer(row.id);
		return;
	}
	const selected = session.selectedObjects.value;
	if (how === 'one') selectObjects(session, [row.id]);
	else if (how === 'toggle')
		selectObjects(session, selected.includes(row.id) ? selected.filter((id) => id !== row.id) : [...selected, row.id]);
	else {
		const between = rows.value.slice(Math.min(anchor, index), Math.max(anchor, index) + 1);
		const ids = between.flatMap((each) => (each.kind === 'object' ? [each.id] : []));
		selectObjects(session, [...new Set([...selected, ...ids])]);
	}
}

/** Opens or folds the heading of a layer. */
export function foldLayer({ folded }: ObjectList, id: number, isFolded: boolean): void {
	const next = new Set(folded.value);
	if (isFolded) next.add(id);
	else next.delete(id);
	folded.value = next;
}

/** Brings an object to the middle of the view. */
export const centerObject = ({ editor }: ObjectList, row: ObjectEntry): void => centerOnObjects(editor, [row]);

/** Shows or hides an object; of several selected ones all. */
export function toggleObject({ session }: ObjectList, { id, placed }: ObjectEntry): void {
	const selected = session.selectedObjects.value;
	const ids = selected.includes(id) ? selected : [id];
	const visible = !placed.object.visible;
	const name = visible ? objectsWords.steps.show(ids.length) : objectsWords.steps.hide(ids.length);
	session.do(
		name,
		ids.flatMap((each) => setFields(session.map.value, [{ object: each }], { visible })),
	);
}

/** Names an object. */
export const renameObject = ({ session }: ObjectList, id: number, name: string): void =>
	void session.do(objectsWords.steps.rename, setFields(session.map.value, [{ object: id }], { name }));
