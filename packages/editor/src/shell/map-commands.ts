import { actionCommand, addCommands } from '../actions/commands.ts';
import { ACTIONS } from '../actions/list.ts';
import type { Editor } from '../app/editor.ts';
import { toolCommand } from '../app/tool-command.ts';
import { TOOLS } from '../app/tool-list.ts';
import { offerToolMenus } from '../tools/objects/object-menu.ts';
import { offeredTools } from '../tools/offered-tools.ts';
import { panelActions } from './panel-actions.ts';

/** Offers the actions and tools that work on maps. */
export function addMapCommands(editor: Editor): void {
	const actions = [...ACTIONS, ...panelActions];
	offerToolMenus(editor);
	offeredTools(editor).value = TOOLS.map(({ tool }) => tool);
	addCommands(editor, [...actions.map((action) => actionCommand(editor, action)), ...TOOLS.map((tool) => toolCommand(editor, tool))]);
}
