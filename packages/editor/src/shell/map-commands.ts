import { actionCommand, addCommands } from '../actions/commands.ts';
import { ACTIONS } from '../actions/list.ts';
import type { Editor } from '../app/editor.ts';
import { TOOLS } from '../tools/list.ts';
import { toolCommand } from '../tools/tool-command.ts';
import { panelActions } from './panel-actions.ts';

/** Offers the actions and tools that work on maps. */
export function addMapCommands(editor: Editor): void {
	const actions = [...ACTIONS, ...panelActions];
	addCommands(editor, [...actions.map((action) => actionCommand(editor, action)), ...TOOLS.map((tool) => toolCommand(editor, tool))]);
}
