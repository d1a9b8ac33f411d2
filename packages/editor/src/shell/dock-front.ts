import type { DockviewApi, IDockviewPanel } from 'dockview-core';

/**
 * Brings a panel to the front, and makes it the active one. Dockview takes the content of a panel that is in front already out of the page and
 * puts it back, so all that scrolls in it would be at its top.
 */
export function bringToFront(api: DockviewApi, panel: IDockviewPanel | undefined): void {
	if (panel === undefined) return;
	if (panel.group.activePanel === panel && !api.hasMaximizedGroup()) panel.group.api.setActive();
	else panel.api.setActive();
}
