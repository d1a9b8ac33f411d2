import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { ACTIONS } from '../contributions/list.ts';
import { offerActions, offerTools } from '../contributions/offer.ts';
import { offerToolMenus } from '../features/objects/object-menu.ts';
import { TOOLS } from '../tool-list.ts';
import { panelActions } from './panel-actions.ts';

/** Offers the actions and tools that work on maps. */
export function addMapCommands(editor: Editor): void {
	offerToolMenus(editor);
	offerTools(editor, TOOLS);
	offerActions(editor, [...ACTIONS, ...panelActions]);
}
