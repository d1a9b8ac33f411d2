import { effect } from '@preact/signals';
import type { DockviewApi, IContentRenderer } from 'dockview-core';
import { createDockview } from 'dockview-core';
import type { ComponentType } from 'preact';
import { render } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { EditorContext, useEditor } from '../app/context.ts';
import type { Editor } from '../app/editor.ts';
import { PANELS } from '../panels/list.ts';
import type { Panel } from '../panels/panel.ts';
import { MapView } from '../viewport/map-view.tsx';

/** The maps, with the panels around them. */
export function Dock() {
	const editor = useEditor();
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => (host.current === null ? undefined : runDock(editor, host.current)), [editor]);
	return <div ref={host} class="dock" />;
}

const MAP = 'map-';

function runDock(editor: Editor, host: HTMLElement): () => void {
	const api = createDockview(host, {
		className: 'dock-theme',
		disableFloatingGroups: false,
		createComponent: ({ id, name }) => (name === 'map' ? mapContent(editor, id) : panelContent(editor, id)),
	});
	for (const panel of PANELS) addPanel(api, panel);
	const stop = effect(() => {
		const open = new Set(editor.sessions.value.map(({ id }) => `${MAP}${id}`));
		for (const panel of api.panels) if (panel.id.startsWith(MAP) && !open.has(panel.id)) api.removePanel(panel);
		for (const { id, path } of editor.sessions.value) {
			if (api.getPanel(`${MAP}${id}`) !== undefined) continue;
			const beside = api.panels.find((panel) => panel.id.startsWith(MAP));
			api.addPanel({
				id: `${MAP}${id}`,
				component: 'map',
				title: path.value.slice(path.value.lastIndexOf('/') + 1),
				...(beside !== undefined && { position: { referencePanel: beside, direction: 'within' } }),
				...(beside === undefined && api.panels.length > 0 && { position: { direction: 'left' } }),
			});
		}
	});
	const stopActive = effect(() => {
		const session = editor.current.value;
		if (session !== undefined) api.getPanel(`${MAP}${session.id}`)?.api.setActive();
	});
	const active = api.onDidActivePanelChange(({ panel }) => {
		const session = editor.sessions.value.find(({ id }) => `${MAP}${id}` === panel?.id);
		if (session !== undefined) editor.current.value = session;
	});
	const removed = api.onDidRemovePanel((panel) => {
		const session = editor.sessions.value.find(({ id }) => `${MAP}${id}` === panel.id);
		if (session !== undefined) editor.close(session);
	});
	return () => {
		stop();
		stopActive();
		active.dispose();
		removed.dispose();
		api.dispose();
	};
}

function addPanel(api: DockviewApi, { id, title, place }: Panel): void {
	const beside = PANELS.find((other) => other.place === place && other.id !== id && api.getPanel(other.id) !== undefined);
	api.addPanel({
		id,
		component: 'panel',
		title,
		initialWidth: 280,
		...(beside === undefined
			? { position: { direction: place === 'left' ? 'left' : place === 'bottom' ? 'below' : 'right' } }
			: { position: { referencePanel: beside.id, direction: 'within' } }),
	});
}

function panelContent(editor: Editor, id: string): IContentRenderer {
	const panel = PANELS.find((each) => each.id === id);
	return content(editor, panel?.component ?? (() => null));
}

function mapContent(editor: Editor, id: string): IContentRenderer {
	const session = editor.sessions.value.find((each) => `${MAP}${each.id}` === id);
	return content(editor, () => (session === undefined ? null : <MapView session={session} />));
}

/** Puts a part of the page into dockview's element for it. */
function content(editor: Editor, Content: ComponentType): IContentRenderer {
	const element = document.createElement('div');
	element.className = 'dock-content';
	return {
		element,
		init: () =>
			render(
				<EditorContext.Provider value={editor}>
					<Content />
				</EditorContext.Provider>,
				element,
			),
		dispose: () => render(null, element),
	};
}
