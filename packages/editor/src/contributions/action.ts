import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { LucideIcon } from 'lucide-preact';

/** Something that the user can do by a menu, a button, a shortcut or the command palette. Ids are those of rule E154 where it names them. */
export interface Action {
	readonly id: string;
	/** The words of the menu entry. */
	readonly text: string;
	readonly icon?: LucideIcon;
	/**
	 * The keys, in the form of tinykeys: `$mod+Shift+KeyZ`; `$mod` is Ctrl, on macOS Cmd. Letters are named by their keys (`KeyB`) only with
	 * `$mod` or `Alt`, else by what they type (`b`).
	 */
	readonly keys?: readonly string[];
	/** Whether it can be done now; always by default. Reads signals, so that menus and buttons follow. */
	readonly isEnabled?: (editor: Editor) => boolean;
	/** For an action that switches something on and off: whether that is on. */
	readonly isOn?: (editor: Editor) => boolean;
	readonly run: (editor: Editor) => void | Promise<void>;
}

/** Whether an action can be done now. */
export const isEnabled = (action: Action, editor: Editor): boolean => action.isEnabled?.(editor) ?? true;

/** Whether a document of any kind is shown: for {@link Action.isEnabled}. */
export const hasDocument = ({ current }: Editor): boolean => current.value !== undefined;

/** Whether a map is shown: for {@link Action.isEnabled}. */
export const hasMap = ({ currentMap }: Editor): boolean => currentMap.value !== undefined;
