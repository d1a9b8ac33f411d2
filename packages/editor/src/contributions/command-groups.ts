import type { Command } from '@tilewright/editor-core/editor/command.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { MenuEntries } from '../ui/menu.tsx';
import { menus } from './menus.ts';
import { menusWords } from './menus-words.ts';

/** Actions that belong together. */
export interface CommandGroup {
	readonly text: string;
	readonly commands: readonly Command[];
}

/** The places of the actions in the menus, by id: `View › Snapping`. */
export function menuPaths(editor: Editor): ReadonlyMap<string, string> {
	const paths = new Map<string, string>();
	const walk = (entries: MenuEntries, path: string): void => {
		for (const entry of typeof entries === 'function' ? entries() : entries) {
			if (typeof entry === 'string') paths.set(entry, path);
			else if (entry.children !== undefined) walk(entry.children, `${path} › ${entry.text}`);
		}
	};
	for (const menu of menus(editor)) walk(menu.entries, menu.text);
	for (const { id, kind } of editor.commands.value.values()) if (kind === 'tool') paths.set(id, menusWords.tools);
	return paths;
}

/** All actions and tools, by their menus; those that are in no menu come last. */
export function commandGroups(editor: Editor): readonly CommandGroup[] {
	const groups = new Map<string, Command[]>();
	const paths = menuPaths(editor);
	const order = [...menus(editor).map((menu) => menu.text), menusWords.tools, menusWords.other];
	for (const name of order) groups.set(name, []);
	const inOrder = [...paths.keys(), ...editor.commands.value.keys()];
	for (const id of new Set(inOrder)) {
		const command = editor.commands.value.get(id);
		const group = paths.get(id)?.split(' › ')[0] ?? menusWords.other;
		if (command !== undefined) groups.get(group)?.push(command);
	}
	return [...groups].filter(([, commands]) => commands.length > 0).map(([name, commands]) => ({ text: name, commands }));
}
