import type { Signal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { Editor } from '../app/editor.ts';
import type { Tool } from './tool.ts';

const known = new WeakMap<Editor, Signal<Tool | undefined>>();

/** A tool that works for a moment instead of the chosen one, whatever the current layer is. */
export function temporaryTool(editor: Editor): Signal<Tool | undefined> {
	const found = known.get(editor) ?? signal<Tool | undefined>(undefined);
	known.set(editor, found);
	return found;
}
