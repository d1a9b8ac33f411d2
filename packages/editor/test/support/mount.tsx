import '../../src/styles/themes.css';
import '../../src/styles/base.css';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { ComponentChildren } from 'preact';
import { render } from 'preact';
import { onTestFinished } from 'vitest';
import { EditorContext } from '../../src/page/context.ts';

/** Shows a part of the page until the test is over. @returns the element around it */
export function mount(editor: Editor, part: ComponentChildren): HTMLElement {
	const host = document.createElement('div');
	host.style.width = '320px';
	host.style.height = '600px';
	document.body.append(host);
	render(<EditorContext.Provider value={editor}>{part}</EditorContext.Provider>, host);
	onTestFinished(() => {
		render(null, host);
		host.remove();
	});
	return host;
}
