import { reachableKeys } from '../actions/browser-keys.ts';
import { chooseTool, currentTool } from '../tools/current-tool.ts';
import { fits } from '../tools/tool.ts';
import type { Command } from './command.ts';
import type { Editor } from './editor.ts';
import type { ToolEntry } from './tool-entry.ts';

/** A tool, bound to an editor: running it makes it the current one. */
export function toolCommand(editor: Editor, { tool, icon }: ToolEntry): Command {
	const { id, text, keys = [] } = tool;
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
