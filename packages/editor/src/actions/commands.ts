import type { Command } from '../app/command.ts';
import type { Editor } from '../app/editor.ts';
import { chooseTool, currentTool } from '../tools/current-tool.ts';
import { TOOLS } from '../tools/list.ts';
import type { Tool } from '../tools/tool.ts';
import { fitsLayer } from '../tools/tool.ts';
import type { Action } from './action.ts';
import { isEnabled } from './action.ts';
import { reachableKeys } from './browser-keys.ts';
import { ACTIONS } from './list.ts';

/**
 * Offers all actions and tools on an editor.
 *
 * @param more - actions of the page around it
 */
export function addCommands(editor: Editor, more: readonly Action[] = []): void {
	const commands = [
		...[...ACTIONS, ...more].map((action) => actionCommand(editor, action)),
		...TOOLS.map((tool) => toolCommand(editor, tool)),
	];
	editor.commands.value = new Map(commands.map((command) => [command.id, command]));
}

function actionCommand(editor: Editor, action: Action): Command {
	const { id, text, icon, keys = [] } = action;
	return {
		id,
		text,
		...(icon !== undefined && { icon }),
		keys: () => reachableKeys(editor.preferences.shortcuts.value[id] ?? keys),
		defaultKeys: keys,
		isEnabled: () => isEnabled(action, editor),
		isOn: () => action.isOn?.(editor),
		run: () => action.run(editor),
	};
}

function toolCommand(editor: Editor, tool: Tool): Command {
	const { id, text, icon, keys = [] } = tool;
	return {
		id,
		text,
		icon,
		keys: () => reachableKeys(editor.preferences.shortcuts.value[id] ?? keys),
		defaultKeys: keys,
		isEnabled: () => editor.currentMap.value !== undefined && fitsLayer(tool, editor.currentMap.value.currentLayer.value),
		isOn: () => currentTool(editor)?.id === id,
		run: () => chooseTool(editor, id),
	};
}
