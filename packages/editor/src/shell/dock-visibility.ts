import type { ReadonlySignal } from '@preact/signals';
import { effect, untracked } from '@preact/signals';
import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { DockviewApi, DockviewGroupPanel, IDockviewPanel } from 'dockview-core';
import { offeredPanels, shows } from '../contributions/panel.ts';
import { isMapPanel } from './dock-ids.ts';

/**
 * Hides the panels that have nothing to show of the current document, and all while the view is clear. The panel that was in front comes back.
 *
 * @param shown - changes when panels come, go or move
 * @returns a function that ends this
 */
export function followVisibility(
	api: DockviewApi,
	editor: Editor,
	shown: ReadonlySignal<unknown>,
	isClear: ReadonlySignal<boolean>,
): () => void {
	/** The panel that was in front of a group while a map was shown. */
	const front = new WeakMap<DockviewGroupPanel, IDockviewPanel>();
	let wasMap = true;
	return effect(() => {
		shown.value;
		const hide = isClear.value;
		const session = editor.current.value;
		const isMap = session === undefined || session.kind === 'map';
		const hidden = new Set(offeredPanels(editor).value.flatMap((panel) => (shows(panel, session) ? [] : [panel.id])));
		const fits = ({ id }: IDockviewPanel): boolean => !hidden.has(id);

		/** Finds the panel that comes to the front of a group. */
		function frontOf(group: DockviewGroupPanel): IDockviewPanel | undefined {
			const { activePanel } = group;
			if (wasMap && !isMap && activePanel !== undefined) front.set(group, activePanel);
			if (isMap && !wasMap) return group.panels.find((panel) => panel === front.get(group));
			return activePanel !== undefined && fits(activePanel) ? undefined : group.panels.find(fits);
		}

		untracked(() => {
			for (const group of api.groups) {
				if (group.panels.some(({ id }) => isMapPanel(id))) continue;
				const wanted = frontOf(group);
				if (wanted !== undefined && wanted !== group.activePanel) group.model.openPanel(wanted, { skipSetGroupActive: true });
				for (const panel of group.panels) tabOf(group, panel)?.classList.toggle('dock-unfit', !fits(panel));
				const isVisible = !hide && group.panels.some(fits);
				if (group.api.isVisible !== isVisible) group.api.setVisible(isVisible);
			}
		});
		wasMap = isMap;
	});
}

/** The tab of a panel, as dockview made it. */
const tabOf = ({ element }: DockviewGroupPanel, { id }: IDockviewPanel): Element | null | undefined =>
	element.querySelector(`[data-panel="${CSS.escape(id)}"]`)?.closest('.dv-tab');
