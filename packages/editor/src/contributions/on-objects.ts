import type { Change, EditOutcome } from '@tilewright/edit';
import { editableObjects } from '@tilewright/editor-canvas/objects/select.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { TileMap } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import type { LucideIcon } from 'lucide-preact';
import { inOrder } from '../page/in-order.ts';
import type { Action } from './action.ts';

/** The context that actions on objects get. */
export interface OnObjects {
	readonly editor: Editor;
	readonly session: MapSession;
	/** The ids of the selected objects, without those on locked layers. */
	readonly ids: readonly number[];
}

/** An action on the selected objects of the current map. */
export function onObjects(
	id: string,
	name: string,
	run: (on: OnObjects) => void | Promise<void>,
	more: { readonly icon?: LucideIcon; readonly keys?: readonly string[]; readonly isEnabled?: (session: MapSession) => boolean } = {},
): Action {
	const { isEnabled, ...rest } = more;
	return {
		id,
		text: name,
		...rest,
		isEnabled: ({ toolMap }) => {
			const session = toolMap.value;
			return session !== undefined && session.selectedObjects.value.length > 0 && (isEnabled?.(session) ?? true);
		},
		run: (editor) => {
			const session = editor.toolMap.value;
			const ids = session === undefined ? [] : editableObjects(session).map(({ placed }) => placed.id);
			return session === undefined || ids.length === 0 ? undefined : run({ editor, session, ids });
		},
	};
}

/** Whether an instance of a template is selected. */
export function isInstance({ map, selectedObjects }: MapSession): boolean {
	// All of many objects may be selected: each is looked at once.
	const ids = new Set(selectedObjects.value);
	if (ids.size === 0) return false;
	for (const { layer } of eachLayer(map.value.layers))
		if (layer.type === 'objectgroup' && layer.objects.some((object) => 'template' in object && ids.has(object.id))) return true;
	return false;
}

const inTurn = inOrder();

/**
 * Changes the places, sizes and rotations of the objects, as a step. The code that does so with instances of templates is loaded
 * when some are selected.
 */
export function placeObjects({ session, ids }: OnObjects, name: string, change: (map: TileMap) => Change[]): void | Promise<void> {
	if (!isInstance(session)) return void session.do(name, change(session.map.value));
	return inTurn(async () => {
		const { changeAsShown } = await import('@tilewright/editor-canvas/objects/as-shown.ts');
		session.do(name, changeAsShown(session, ids, change));
	});
}

/** Applies an outcome as a step, and reports the parts that could not be done. */
export function doOutcome({ editor, session }: OnObjects, name: string, { changes, issues }: EditOutcome): void {
	session.do(name, changes);
	const [issue] = issues;
	if (issue !== undefined) editor.notify(issue.message);
}
