import { batch } from '@preact/signals';
import { chooseTool, currentTool } from '@tilewright/editor-canvas/tool/current-tool.ts';
import { offeredTools } from '@tilewright/editor-canvas/tool/offered-tools.ts';
import { fits } from '@tilewright/editor-canvas/tool/tool.ts';
import { addCommands } from '@tilewright/editor-core/commands/commands.ts';
import type { Command } from '@tilewright/editor-core/editor/command.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { commandIcons } from '../page/command-icons.ts';
import type { Action } from './action.ts';
import { isEnabled } from './action.ts';
import { reachableKeys } from './browser-keys.ts';
import type { Feature } from './feature.ts';
import { documentKinds } from './kind-of.ts';
import { menuParts } from './menus.ts';
import { offeredPanels } from './panel.ts';
import { panelAction } from './panel-action.ts';
import type { ToolEntry } from './tool-entry.ts';
import { toolOptions } from './tool-entry.ts';

/**
 * Adds features to an editor. All that they contribute is there at once; then they start.
 *
 * @param page - the document of the page
 */
export function installFeatures(editor: Editor, features: readonly Feature[], page: Document): void {
	addFeatures(editor, features);
	for (const { start } of features) start?.(editor, page);
}

/** Adds the contributions of features, without starting these. */
export function addFeatures(editor: Editor, features: readonly Feature[]): void {
	batch(() => {
		const panels = features.flatMap((feature) => feature.panels ?? []);
		offeredPanels(editor).value = [...offeredPanels(editor).peek(), ...panels];
		menuParts(editor).value = [...menuParts(editor).peek(), ...features.flatMap((feature) => feature.menus ?? [])];
		for (const { kinds } of features) documentKinds(editor).value = { ...documentKinds(editor).peek(), ...kinds };
		offerTools(
			editor,
			features.flatMap(({ tools = [] }) => tools),
		);
		offerActions(editor, [...features.flatMap(({ actions = [] }) => actions), ...panels.map(panelAction)]);
		for (const { offer } of features) offer?.(editor);
	});
}

/** Offers actions on an editor, with their icons. */
function offerActions(editor: Editor, actions: readonly Action[]): void {
	for (const { id, icon } of actions) if (icon !== undefined) commandIcons(editor).set(id, icon);
	addCommands(
		editor,
		actions.map((action) => actionCommand(editor, action)),
	);
}

/** Offers tools on an editor, with their icons. Running the command of a tool makes it the current one. Tools for any layer come last. */
function offerTools(editor: Editor, entries: readonly ToolEntry[]): void {
	for (const { tool, icon, options } of entries) {
		commandIcons(editor).set(tool.id, icon);
		if (options !== undefined) toolOptions(editor).set(tool.id, options);
	}
	const tools = entries.map(({ tool }) => tool);
	const offered = [...offeredTools(editor).peek(), ...tools];
	offeredTools(editor).value = [
		...offered.filter(({ layers }) => layers !== undefined),
		...offered.filter(({ layers }) => layers === undefined),
	];
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
