import { ACTIONS } from '../actions/list.ts';
import type { Editor } from '../app/editor.ts';
import { offerActions, offerTools } from '../app/offer.ts';
import { TOOLS } from '../app/tool-list.ts';
import { offerToolMenus } from '../tools/objects/object-menu.ts';
import { panelActions } from './panel-actions.ts';

/** Offers the actions and tools that work on maps. */
export function addMapCommands(editor: Editor): void {
	offerToolMenus(editor);
	offerTools(editor, TOOLS);
	offerActions(editor, [...ACTIONS, ...panelActions]);
}
