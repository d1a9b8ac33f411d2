import type { ReadonlySignal } from '@preact/signals';
import { signal } from '@preact/signals';
import type { PanelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import type { DockviewApi } from 'dockview-core';
import type { Panel } from '../contributions/panel.ts';
import { bringToFront } from './dock-front.ts';
import { isMapPanel } from './dock-ids.ts';
import { addDefaultPanels, addPanel } from './dock-layout.ts';
import { forgetLayout } from './dock-store.ts';

/** Returns the operations of the rest of the editor on the panels of a dockview. */
export function dockControls(api: DockviewApi, panels: readonly Panel[], shown: ReadonlySignal<ReadonlySet<string>>): PanelControls {
	const isClear = signal(false);
	return {
		shown,
		isClear,
		show(id) {
			isClear.value = false;
			const panel = panels.find((each) => each.id === id);
			if (api.getPanel(id) === undefined && panel !== undefined) addPanel(api, panels, panel);
			bringToFront(api, api.getPanel(id));
		},
		hide(id) {
			const panel = api.getPanel(id);
			if (panel !== undefined) api.removePanel(panel);
		},
		reset() {
			isClear.value = false;
			api.exitMaximizedGroup();
			for (const panel of [...api.panels]) if (!isMapPanel(panel.id)) api.removePanel(panel);
			addDefaultPanels(api, panels);
			forgetLayout(localStorage);
		},
	};
}
