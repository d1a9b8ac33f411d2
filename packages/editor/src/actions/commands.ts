import type { Command } from '../app/command.ts';
import type { Editor } from '../app/editor.ts';
import type { Action } from './action.ts';
import { isEnabled } from './action.ts';
import { reachableKeys } from './browser-keys.ts';

/** Offers more actions and tools on an editor. If several have the same keys, the new ones come first. */
export function addCommands({ commands }: Editor, more: readonly Command[]): void {
	commands.value = new Map([...more, ...commands.value.values()].map((command) => [command.id, command]));
}

/** An action, bound to an editor. */
export function actionCommand(editor: Editor, action: Action): Command {
	const { id, text, icon, keys = [] } = action;
	return {
		id,
		text,
		kind: 'action',
		...(icon !== undefined && { icon }),
		keys: () => reachableKeys(editor.preferences.shortcuts.value[id] ?? keys),
		defaultKeys: keys,
		isEnabled: () => isEnabled(action, editor),
		isOn: () => action.isOn?.(editor),
		run: () => action.run(editor),
	};
}
