import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { render } from 'preact';
import { EditorContext } from '../page/context.ts';
import type { MenuEntries } from './menu-entry.ts';
import { MenuList } from './menu-list.tsx';
import type { Anchor } from './place.ts';

export type { MenuEntries, MenuEntry, MenuItem } from './menu-entry.ts';

let closeOpen: (() => void) | undefined;

/**
 * Opens a menu: at a point of the page, such as that of a click, or below an element.
 *
 * @returns a promise that ends when the menu closes
 */
export function openMenu(
	editor: Editor,
	at: { readonly x: number; readonly y: number } | HTMLElement,
	entries: MenuEntries,
	label?: string,
): Promise<void> {
	closeOpen?.();
	const before = document.activeElement;
	const anchor: Anchor = at instanceof HTMLElement ? at : { x: at.x, y: at.y };
	const host = document.createElement('div');
	// Inside a modal dialog, since all outside of it is inert.
	(before?.closest('dialog') ?? document.body).append(host);
	return new Promise((resolve) => {
		const close = (): void => {
			if (closeOpen !== close) return;
			closeOpen = undefined;
			const hadFocus = host.contains(document.activeElement);
			render(null, host);
			host.remove();
			if (hadFocus && before instanceof HTMLElement) before.focus();
			resolve();
		};
		closeOpen = close;
		render(
			<EditorContext.Provider value={editor}>
				<MenuList entries={entries} anchor={anchor} side="below" label={label} onClose={close} onDone={close} />
			</EditorContext.Provider>,
			host,
		);
	});
}
