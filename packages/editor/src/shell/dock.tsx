import { effect, signal } from '@preact/signals';
import { runAction } from '@tilewright/editor-core/commands/run.ts';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import { nameOf } from '@tilewright/editor-core/files/paths.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import type { DockviewApi, DockviewGroupPanel, DockviewTheme, IHeaderActionsRenderer } from 'dockview-core';
import { createDockview } from 'dockview-core';
import { useEffect, useRef } from 'preact/hooks';
import { documentTabsWords } from '../contributions/document-tabs-words.ts';
import { kindOf } from '../contributions/kind-of.ts';
import { offeredPanels } from '../contributions/panel.ts';
import { useEditor } from '../page/context.ts';
import type { MenuEntry } from '../ui/menu.tsx';
import { openMenu } from '../ui/menu.tsx';
import { dockContents } from './dock-contents.tsx';
import { dockControls } from './dock-controls.ts';
import { bringToFront } from './dock-front.ts';
import { DockGroupMenu, panelEntries } from './dock-group-menu.tsx';
import { isMapPanel, mapPanelId, START, sessionOf } from './dock-ids.ts';
import { addDefaultPanels } from './dock-layout.ts';
import { dockPart } from './dock-part.tsx';
import { restoreLayout, storeLayout } from './dock-store.ts';
import { MapTab, PanelTab } from './dock-tab.tsx';
import { followVisibility } from './dock-visibility.ts';
import { mapFrameWords } from './map-frame-words.ts';
import { shellWords } from './shell-words.ts';
import { tabName } from './tab-name.ts';
import './dock.css';

/** The maps, with the panels around them. */
export function Dock() {
	const editor = useEditor();
	const host = useRef<HTMLDivElement>(null);
	useEffect(() => (host.current === null ? undefined : runDock(editor, host.current)), [editor]);
	return <main ref={host} class="dock" aria-label={shellWords.workspace} />;
}

const theme: DockviewTheme = {
	name: 'tilewright',
	className: 'dock-theme',
	dndTabIndicator: 'line',
	dndOverlayMounting: 'relative',
	dndPanelOverlay: 'group',
	tabGroupIndicator: 'none',
};

function runDock(editor: Editor, host: HTMLElement): () => void {
	// Away from the page, so that dockview does not lay it out again with each panel that it adds.
	const root = document.createElement('div');
	root.className = 'dock-root';
	const contents = dockContents(editor);
	const api: DockviewApi = createDockview(root, {
		theme,
		defaultTabComponent: 'tab',
		createComponent: ({ id }) => contents.create(id),
		createTabComponent: ({ id }) => tab(editor, id),
		// The start page is shown only without documents.
		getAnnouncement: ({ panel }) => (panel.id === START ? null : undefined),
		createRightHeaderActionComponent: (group) => groupActions(editor, () => api, group),
	});
	api.layout(host.clientWidth, host.clientHeight);
	api.addPanel({ id: START, component: 'start', title: START });
	const panels = offeredPanels(editor).peek();
	if (!restoreLayout(api, panels, localStorage)) addDefaultPanels(api, panels);

	const ending = new AbortController();
	host.addEventListener('contextmenu', (event) => openTabMenu(editor, api, event), { signal: ending.signal });
	host.addEventListener('click', (event) => openClicked(api, event), { signal: ending.signal });
	host.addEventListener('keydown', (event) => closeByKey(editor, event), { signal: ending.signal, capture: true });
	const stopMaps = effect(() => showMaps(api, editor.sessions.value, editor.current.peek()));
	const stopTitles = effect(() => {
		const open = editor.sessions.value.map(({ path }) => path.value);
		for (const session of editor.sessions.value) {
			const name = tabName(session.path.value, open);
			const title = session.modified.value ? mapFrameWords.unsavedTitle(name) : name;
			api.getPanel(mapPanelId(session))?.api.setTitle(session.isReadOnly.value ? `${title}, ${documentTabsWords.readOnly}` : title);
		}
	});
	const stopCurrent = effect(() => {
		const session = editor.current.value;
		if (session !== undefined) bringToFront(api, api.getPanel(mapPanelId(session)));
	});
	const active = api.onDidActivePanelChange(({ panel }) => {
		const session = panel === undefined ? undefined : sessionOf(editor, panel.id);
		if (session !== undefined) editor.current.value = session;
	});
	const shown = signal<ReadonlySet<string>>(new Set());
	const readShown = (): void => {
		shown.value = new Set(api.panels.map(({ id }) => id).filter((id) => !isMapPanel(id)));
	};
	readShown();
	const controls = dockControls(api, panels, shown);
	panelControls(editor).value = controls;
	const stopVisibility = followVisibility(api, editor, shown, controls.isClear);
	host.append(root);
	contents.start();
	let storing = 0;
	const store = (): void => {
		clearTimeout(storing);
		storing = 0;
		storeLayout(api, localStorage);
	};
	let arranged = '';
	const changed = api.onDidLayoutChange(() => {
		// Dockview tells of new titles, too, which come with the first change of a document.
		const { panels: _, ...places } = api.toJSON();
		const now = JSON.stringify(places);
		if (now === arranged) return;
		arranged = now;
		readShown();
		followTabs(editor, root);
		clearTimeout(storing);
		// Panels that are hidden only now are not stored.
		const isWhole = !controls.isClear.value && (editor.current.value?.kind ?? 'map') === 'map';
		storing = isWhole ? window.setTimeout(store, 300) : 0;
	});
	return () => {
		if (storing !== 0) store();
		ending.abort();
		stopMaps();
		stopTitles();
		stopCurrent();
		stopVisibility();
		active.dispose();
		changed.dispose();
		panelControls(editor).value = undefined;
		api.dispose();
		root.remove();
	};
}

/** Puts the open documents in the order of their tabs, which the user may have moved: Alt with an arrow key goes to the next tab. */
function followTabs({ sessions }: Editor, root: HTMLElement): void {
	const tabs = [...root.querySelectorAll<HTMLElement>('[data-panel]')].map(({ dataset }) => dataset['panel']);
	const placeOf = (session: Session): number => tabs.indexOf(mapPanelId(session));
	const before = sessions.peek();
	const after = before.toSorted((a, b) => placeOf(a) - placeOf(b));
	const isSame = after.every((session, i) => session === before[i]);
	// A document that was opened just now has no tab yet.
	if (!isSame && after.every((session) => placeOf(session) >= 0)) sessions.value = after;
}

/** The menu of the tab of a document: the entries of all kinds, and those that its kind adds. */
function documentEntries(editor: Editor, session: Session): readonly MenuEntry[] {
	const { entries } = kindOf(editor, session);
	return ['Save', 'SaveAs', 'separator', 'Close', 'CloseAll', 'separator', 'ExportAs', ...entries];
}

/** The id of the panel of dockview whose tab an event is on. */
const tabId = ({ target }: Event): string | undefined =>
	target instanceof Element ? target.closest('.dv-tab')?.querySelector<HTMLElement>('[data-panel]')?.dataset['panel'] : undefined;

/** The context menu of a tab. */
function openTabMenu(editor: Editor, api: DockviewApi, event: MouseEvent): void {
	const panel = api.getPanel(tabId(event) ?? '');
	if (panel === undefined || !(event.target instanceof HTMLElement)) return;
	event.preventDefault();
	bringToFront(api, panel);
	const session = sessionOf(editor, panel.id);
	const entries =
		session !== undefined
			? documentEntries(editor, session)
			: panelEntries(api, panel.group, (id) => panelControls(editor).value?.hide(id));
	// By the menu key, the event has no point of its own.
	const isPoint = event.clientX !== 0 || event.clientY !== 0;
	void openMenu(editor, isPoint ? { x: event.clientX, y: event.clientY } : event.target, entries);
}

/**
 * Brings the panel of a tab to the front. Dockview does that with the next frame after the pointer is down, so that a drag can begin. On a
 * page that is busy, keys that follow the click would go to the document that was in front.
 */
function openClicked(api: DockviewApi, event: MouseEvent): void {
	bringToFront(api, api.getPanel(tabId(event) ?? ''));
}

/** Delete on the tab of a map would close it without asking: the action asks. */
function closeByKey(editor: Editor, event: KeyboardEvent): void {
	const session = event.key === 'Delete' ? sessionOf(editor, tabId(event) ?? '') : undefined;
	if (session === undefined) return;
	event.stopPropagation();
	event.preventDefault();
	closeMap(editor, session);
}

function closeMap(editor: Editor, session: Session): void {
	editor.current.value = session;
	void runAction(editor, 'Close');
}

/** The menu at the end of the tabs of panels; the tabs of maps have none. */
function groupActions(editor: Editor, api: () => DockviewApi, group: DockviewGroupPanel): IHeaderActionsRenderer {
	const part = dockPart(editor, 'dock-actions');
	return {
		...part,
		init({ api: groupApi }) {
			const show = (): void => {
				const { activePanel } = group;
				part.show(activePanel === undefined || isMapPanel(activePanel.id) ? null : <DockGroupMenu api={api()} group={group} />);
			};
			groupApi.onDidActivePanelChange(show);
			show();
		},
	};
}

/** Shows the open maps; those that are not current stay behind the one in front. While there is none, an empty panel keeps their place. */
function showMaps(api: DockviewApi, sessions: readonly Session[], current: Session | undefined): void {
	const beside = api.panels.find(({ id }) => isMapPanel(id));
	const position = beside === undefined ? {} : ({ position: { referencePanel: beside, direction: 'within' } } as const);
	const add = (id: string, title: string, inactive: boolean): void => {
		if (api.getPanel(id) === undefined) api.addPanel({ id, component: 'map', title, inactive, ...position });
	};
	// First adds panels, then removes others: so the place of the maps never closes.
	for (const session of sessions) add(mapPanelId(session), nameOf(session.path.peek()), session !== current);
	if (sessions.length === 0) add(START, START, false);
	const open = new Set(sessions.length === 0 ? [START] : sessions.map(mapPanelId));
	for (const panel of api.panels) if (isMapPanel(panel.id) && !open.has(panel.id)) api.removePanel(panel);
	const start = api.getPanel(START);
	for (const group of api.groups) group.model.header.hidden = group === start?.group;
}

function tab(editor: Editor, id: string) {
	const part = dockPart(editor, 'dock-tab-host');
	part.element.dataset['panel'] = id;
	return { ...part, init: () => part.show(tabOf(editor, id)) };
}

function tabOf(editor: Editor, id: string) {
	const session = sessionOf(editor, id);
	const panel = offeredPanels(editor)
		.peek()
		.find((each) => each.id === id);
	if (panel !== undefined) return <PanelTab panel={panel} />;
	if (session === undefined) return null;
	return <MapTab session={session} sessions={editor.sessions} onClose={() => closeMap(editor, session)} />;
}
