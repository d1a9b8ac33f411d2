import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { IContentRenderer } from 'dockview-core';
import type { ComponentChild } from 'preact';
import { kindOf } from '../contributions/kind-of.ts';
import { offeredPanels } from '../contributions/panel.ts';
import { isMapPanel, sessionOf } from './dock-ids.ts';
import { dockPart } from './dock-part.tsx';
import { keepScroll } from './keep-scroll.ts';

/** The content of the panels of a dockview: the maps, and the panels around them. */
export interface DockContents {
	/** The content of a panel, for dockview. It is made when the panel comes to the front first. */
	readonly create: (id: string) => IContentRenderer;
	/**
	 * Makes the contents that waited while the dockview was built, the maps first. Each content is made in a task of its own: together they would keep the
	 * page for long. From now on, panels are made at once; a map comes in a task of its own, as all other parts follow it at the same time.
	 */
	readonly start: () => void;
}

/** Makes the contents of a dockview. */
export function dockContents(editor: Editor): DockContents {
	let waiting: (() => void)[] | undefined = [];
	return {
		create(id) {
			const part = dockPart(editor, isMapPanel(id) ? 'dock-content' : 'dock-content panel');
			const scroll = keepScroll(part.element);
			let isMade = false;
			let isShown = false;
			const make = (): void => {
				if (isMade || !isShown) return;
				isMade = true;
				part.show(contentOf(editor, id));
			};
			return {
				element: part.element,
				init: () => undefined,
				onShow() {
					isShown = true;
					// Dockview puts the element into the page after this.
					if (isMade) requestAnimationFrame(scroll.restore);
					if (waiting === undefined && isMapPanel(id)) setTimeout(make, 0);
					else if (waiting === undefined) make();
					else if (isMapPanel(id)) waiting.unshift(make);
					else waiting.push(make);
				},
				onHide() {
					isShown = false;
				},
				dispose() {
					isShown = false;
					part.dispose();
				},
			};
		},
		start() {
			for (const make of waiting ?? []) setTimeout(make, 0);
			waiting = undefined;
		},
	};
}

function contentOf(editor: Editor, id: string): ComponentChild {
	const session = sessionOf(editor, id);
	if (session !== undefined) return kindOf(editor, session).content();
	const Content = offeredPanels(editor)
		.peek()
		.find((panel) => panel.id === id)?.component;
	return Content === undefined ? null : <Content />;
}
