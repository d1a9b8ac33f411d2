import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { ComponentChild } from 'preact';
import { render } from 'preact';
import { EditorContext } from '../page/context.ts';

/** An element of the page's parts inside dockview, which wants elements. */
export interface DockPart {
	readonly element: HTMLElement;
	readonly dispose: () => void;
	/** Shows a part in the element. */
	readonly show: (part: ComponentChild) => void;
}

/** Makes an element for dockview that shows a part of the page. */
export function dockPart(editor: Editor, className: string): DockPart {
	const element = document.createElement('div');
	element.className = className;
	return {
		element,
		show: (part) => render(<EditorContext.Provider value={editor}>{part}</EditorContext.Provider>, element),
		dispose: () => render(null, element),
	};
}
