import type { DockviewApi, SerializedDockview } from 'dockview-core';
import type { Panel } from '../contributions/panel.ts';
import { isMapPanel, START } from './dock-ids.ts';

/** The layout of the panels in local storage. A new name forgets old layouts. */
const KEY = 'tilewright.layout.1';

type Node = SerializedDockview['grid']['root'];

/** Keeps where the panels are. Maps are left out: they are open only now. */
export function storeLayout(api: DockviewApi, storage: Storage): void {
	const { grid, panels, floatingGroups, activeGroup } = api.toJSON();
	let hasStart = false;

	function kept(node: Node): Node | undefined {
		if (Array.isArray(node.data)) {
			const data = node.data.map(kept).filter((child) => child !== undefined);
			return data.length === 0 ? undefined : { ...node, data };
		}
		const views = node.data.views.filter((id) => !isMapPanel(id));
		// All maps come back to one place: where the first of them is now.
		if (views.length !== node.data.views.length && !hasStart) {
			hasStart = true;
			views.unshift(START);
		}
		const { id, activeView } = node.data;
		const active = activeView !== undefined && views.includes(activeView) ? activeView : views[0];
		return active === undefined ? undefined : { ...node, data: { id, views, activeView: active } };
	}

	const root = kept(grid.root);
	if (root === undefined || !hasStart) return;
	const shown = Object.fromEntries(Object.entries(panels).filter(([id]) => !isMapPanel(id)));
	const layout: SerializedDockview = {
		grid: { ...grid, root },
		panels: { ...shown, [START]: { id: START, contentComponent: 'start', title: START } },
		...(floatingGroups !== undefined && { floatingGroups }),
		...(activeGroup !== undefined && { activeGroup }),
	};
	storage.setItem(KEY, JSON.stringify(layout));
}

/** Brings the stored layout back. @returns whether there was one that fits this version */
export function restoreLayout(api: DockviewApi, panels: readonly Panel[], storage: Storage): boolean {
	const stored = storage.getItem(KEY);
	if (stored === null) return false;
	try {
		const layout: SerializedDockview = JSON.parse(stored);
		if (!Object.keys(layout.panels).every((id) => id === START || panels.some((panel) => panel.id === id))) return false;
		api.fromJSON(layout);
		return api.getPanel(START) !== undefined;
	} catch {
		api.clear();
		return false;
	}
}

/** Forgets the stored layout. */
export const forgetLayout = (storage: Storage): void => storage.removeItem(KEY);
