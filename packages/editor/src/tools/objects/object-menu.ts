import { text } from '../../messages/text.ts';
import type { PlacedObject } from '../../objects/placed-object.ts';
import { selectObjects } from '../../objects/select.ts';
import { openMenu } from '../../ui/menu.tsx';
import type { ToolContext, ToolPointer } from '../tool.ts';

/** Opens the menu of the selected objects (rule E54). */
export const openObjectMenu = ({ editor }: ToolContext, { page }: ToolPointer): Promise<void> =>
	openMenu(editor, page, OBJECT_MENU, text.objects.menu);

/** The entries are actions; those that cannot be done now are dimmed. */
const OBJECT_MENU = [
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
	'FlipHorizontal',
	'FlipVertical',
	'RotateLeft',
	'RotateRight',
	'separator',
	'RaiseObjects',
	'LowerObjects',
	'RaiseObjectsToTop',
	'LowerObjectsToBottom',
	'separator',
	'ObjectProperties',
];

/** Lists the objects under the pointer in a menu, to choose one of them (rule E44). */
export async function openObjectsUnder(
	{ editor, session }: ToolContext,
	{ page }: ToolPointer,
	under: readonly PlacedObject[],
): Promise<void> {
	if (under.length === 0) return;
	const entries = under.map(({ id, object }) => ({
		text: object.name || text.objects.unnamed(id),
		isOn: () => session.selectedObjects.value.includes(id),
		run: () => selectObjects(session, [id]),
	}));
	await openMenu(editor, page, entries, text.objects.menu);
}
