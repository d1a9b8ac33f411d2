import { moveObjectsToLayer } from '@tilewright/edit';
import { objectsWords } from '@tilewright/editor-canvas/objects/objects-words.ts';
import { placedLayersOf } from '@tilewright/editor-canvas/objects/placed-layers.ts';
import type { PlacedObject } from '@tilewright/editor-canvas/objects/placed-object.ts';
import { editableObjects, selectObjects } from '@tilewright/editor-canvas/objects/select.ts';
import { toolMenus } from '@tilewright/editor-canvas/tool/tool-menus.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Vector } from '@tilewright/geometry';
import type { MenuEntries, MenuItem } from '../../ui/menu.tsx';
import { openMenu } from '../../ui/menu.tsx';
import { openPointMenu } from './point-menu.ts';

/** Opens the menu of the selected objects (rule E54), or that of empty ground. Actions that cannot be done now are dimmed. */
export const openObjectMenu = (editor: Editor, session: MapSession, at: Vector | HTMLElement): Promise<void> =>
	openMenu(editor, at, session.selectedObjects.value.length === 0 ? NOTHING_SELECTED : objectMenu(session), objectsWords.menu);

const NOTHING_SELECTED: MenuEntries = ['Paste', 'PasteInPlace', 'separator', 'SelectAll'];

const objectMenu = (session: MapSession): MenuEntries => [
	'DuplicateObjects',
	'RemoveObjects',
	'separator',
	'ResetTileSize',
	'ReplaceTile',
	'ConvertToPolygon',
	'ReplaceWithTemplate',
	'SaveAsTemplate',
	'DetachTemplateInstances',
	'ResetTemplateInstances',
	'separator',
	'FlipObjectsHorizontal',
	'FlipObjectsVertical',
	'RotateObjectsLeft',
	'RotateObjectsRight',
	'separator',
	'MoveObjectsUp',
	'MoveObjectsDown',
	'MoveObjectsToTop',
	'MoveObjectsToBottom',
	{ text: objectsWords.actions.moveToLayer, children: () => layerEntries(session) },
	'separator',
	'ObjectProperties',
];

/** The object layers that the selected objects can be moved to, the top one first. */
const layerEntries = (session: MapSession): MenuItem[] =>
	placedLayersOf(session)
		.value.layers.toReversed()
		.map(({ layer, isLocked }) => ({
			text: layer.name,
			isEnabled: () => !isLocked && editableObjects(session).some(({ placed }) => placed.layer !== layer.id),
			run: () => {
				const ids = editableObjects(session).map(({ placed }) => placed.id);
				session.do(objectsWords.steps.moveToLayer(ids.length, layer.name), moveObjectsToLayer(session.map.value, ids, layer.id));
				selectObjects(session, ids);
			},
		}));

/** Lists the objects under the pointer in a menu, to choose one of them (rule E44). */
async function openObjectsUnder(editor: Editor, session: MapSession, at: Vector, under: readonly PlacedObject[]): Promise<void> {
	if (under.length === 0) return;
	const entries = under.map(({ id, object }) => ({
		text: object.name || objectsWords.unnamed(id),
		isOn: () => session.selectedObjects.value.includes(id),
		run: () => selectObjects(session, [id]),
	}));
	await openMenu(editor, at, entries, objectsWords.menu);
}

/** Lets tools open the menus of objects and points. */
export function offerToolMenus(editor: Editor): void {
	toolMenus(editor).value = {
		objects: (session, at) => void openObjectMenu(editor, session, at),
		objectsUnder: (session, at, under) => void openObjectsUnder(editor, session, at, under),
		points: (context, at, selection) => void openPointMenu(context, at, selection),
	};
}
