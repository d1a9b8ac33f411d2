import { chooseTool, currentTool } from '@tilewright/editor-canvas/tool/current-tool.ts';
import { offeredTools } from '@tilewright/editor-canvas/tool/offered-tools.ts';
import { fits } from '@tilewright/editor-canvas/tool/tool.ts';
import { addCommands } from '@tilewright/editor-core/commands/commands.ts';
import type { Command } from '@tilewright/editor-core/editor/command.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { Action } from './action.ts';
import { isEnabled } from './action.ts';
import { reachableKeys } from './browser-keys.ts';
import { commandIcons } from './command-icons.ts';
import type { ToolEntry } from './tool-entry.ts';

/** Offers actions on an editor, with their icons. */
export function offerActions(editor: Editor, actions: readonly Action[]): void {
	for (const { id, icon } of actions) if (icon !== undefined) commandIcons(editor).set(id, icon);
	addCommands(
		editor,
		actions.map((action) => actionCommand(editor, action)),
	);
}

/** Offers tools on an editor, with their icons. Running the command of a tool makes it the current one. */
export function offerTools(editor: Editor, entries: readonly ToolEntry[]): void {
	for (const { tool, icon } of entries) commandIcons(editor).set(tool.id, icon);
	const tools = entries.map(({ tool }) => tool);
	offeredTools(editor).value = [...offeredTools(editor).peek(), ...tools];
	addCommands(
		editor,
		tools.map(
			(tool): Command => ({
				...commandOf(editor, tool),
				kind: 'tool',
				isEnabled: () => editor.toolMap.value !== undefined && fits(tool, editor.toolMap.value),
				isOn: () => currentTool(editor)?.id === tool.id,
				run: () => chooseTool(editor, tool.id),
			}),
		),
	);
}

/** An action, bound to an editor. */
const actionCommand = (editor: Editor, action: Action): Command => ({
	...commandOf(editor, action),
	kind: 'action',
	isEnabled: () => isEnabled(action, editor),
	isOn: () => action.isOn?.(editor),
	run: () => action.run(editor),
});

const commandOf = (editor: Editor, { id, text, keys = [] }: Pick<Action, 'id' | 'text' | 'keys'>) => ({
	id,
	text,
	defaultKeys: keys,
	keys: () => reachableKeys(editor.preferences.shortcuts.value[id] ?? keys),
});
