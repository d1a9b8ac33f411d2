import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
// Components follow the signals that they read.
import '@preact/signals';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';

/** Passes the editor to the parts of the page. */
export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor that a part of the page belongs to. */
export function useEditor(): Editor {
	const editor = useContext(EditorContext);
	if (editor === undefined) throw new Error('This part of the page is outside the editor.');
	return editor;
}
