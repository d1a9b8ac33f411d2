import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { LucideIcon } from 'lucide-preact';
import { commandIcons } from '../page/command-icons.ts';

/** An entry of a menu that is not an action: it belongs to the clicked thing, or opens a submenu. */
export interface MenuItem {
	readonly text: string;
	readonly icon?: LucideIcon | undefined;
	readonly run?: (() => void | Promise<void>) | undefined;
	readonly isEnabled?: (() => boolean) | undefined;
	/** For an entry that switches something: whether that is on. */
	readonly isOn?: (() => boolean) | undefined;
	readonly children?: MenuEntries | undefined;
}

/** The id of an action or a tool, `separator`, or an entry of its own. */
export type MenuEntry = string | MenuItem;

/** The entries of a menu, or how to find them when it opens. */
export type MenuEntries = readonly MenuEntry[] | (() => readonly MenuEntry[]);

/** An entry as the menu shows it. */
export interface ShownEntry {
	readonly text: string;
	readonly icon: LucideIcon | undefined;
	readonly keys: readonly string[];
	readonly enabled: boolean;
	/** `undefined` if it is not a switch. */
	readonly on: boolean | undefined;
	readonly run: () => void | Promise<void>;
	readonly children: MenuEntries | undefined;
}

/** Returns the entries that a menu shows now: ids become actions, unknown ids and separators without entries between them are left out. */
export function shownEntries(editor: Editor, entries: MenuEntries): readonly (ShownEntry | 'separator')[] {
	const shown: (ShownEntry | 'separator')[] = [];
	for (const entry of typeof entries === 'function' ? entries() : entries) {
		const made = entry === 'separator' ? entry : shownEntry(editor, entry);
		if (made === undefined || (made === 'separator' && (shown.length === 0 || shown.at(-1) === 'separator'))) continue;
		shown.push(made);
	}
	if (shown.at(-1) === 'separator') shown.pop();
	return shown;
}

/** Whether a menu would show nothing. Its entries are not asked for their state: that may take time, and changes often. */
export const isEmptyMenu = (editor: Editor, entries: MenuEntries): boolean =>
	!(typeof entries === 'function' ? entries() : entries).some((entry) => {
		if (typeof entry === 'string') return entry !== 'separator' && editor.commands.value.has(entry);
		return entry.children === undefined || !isEmptyMenu(editor, entry.children);
	});

function shownEntry(editor: Editor, entry: MenuEntry): ShownEntry | undefined {
	if (typeof entry === 'string') {
		const command = editor.commands.value.get(entry);
		if (command === undefined) return undefined;
		const { text } = command;
		const icon = commandIcons(editor).get(entry);
		const run = () => command.run();
		return { text, icon, keys: command.keys(), enabled: command.isEnabled(), on: command.isOn(), run, children: undefined };
	}
	const { text, icon, children, run, isEnabled, isOn } = entry;
	if (children !== undefined && isEmptyMenu(editor, children)) return undefined;
	return { text, icon, keys: [], enabled: isEnabled?.() ?? true, on: isOn?.(), run: run ?? (() => {}), children };
}
