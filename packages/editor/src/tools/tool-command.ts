import { reachableKeys } from '../actions/browser-keys.ts';
import type { Command } from '../app/command.ts';
import type { Editor } from '../app/editor.ts';
import { chooseTool, currentTool } from './current-tool.ts';
import type { Tool } from './tool.ts';
import { fits } from './tool.ts';

/** A tool, bound to an editor: running it makes it the current one. */
export function toolCommand(editor: Editor, tool: Tool): Command {
	const { id, text, icon, keys = [] } = tool;
	return {
		id,
		text,
		kind: 'tool',
		icon,
		keys: () => reachableKeys(editor.preferences.shortcuts.value[id] ?? keys),
		defaultKeys: keys,
		isEnabled: () => editor.toolMap.value !== undefined && fits(tool, editor.toolMap.value),
		isOn: () => currentTool(editor)?.id === id,
		run: () => chooseTool(editor, id),
	};
}
