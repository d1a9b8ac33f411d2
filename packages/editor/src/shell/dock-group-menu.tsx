import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import type { DockviewApi, DockviewGroupPanel } from 'dockview-core';
import { Ellipsis, Maximize2, Minimize2, PanelTopClose, PictureInPicture2, X } from 'lucide-preact';
import { useEditor } from '../page/context.ts';
import { IconButton } from '../ui/button.tsx';
import type { MenuEntry } from '../ui/menu.tsx';
import { openMenu } from '../ui/menu.tsx';
import { isMapPanel } from './dock-ids.ts';
import { mapFrameWords } from './map-frame-words.ts';

/** The button at the end of the tabs of some panels: hides them, lets them float, makes them large. */
export function DockGroupMenu({ api, group }: { readonly api: DockviewApi; readonly group: DockviewGroupPanel }) {
	const editor = useEditor();
	const entries = (): readonly MenuEntry[] => panelEntries(api, group, (id) => panelControls(editor).value?.hide(id));
	return (
		<IconButton
			icon={Ellipsis}
			label={mapFrameWords.panelMenu}
			onClick={(event) => {
				if (event.currentTarget instanceof HTMLElement) void openMenu(editor, event.currentTarget, entries, mapFrameWords.panelMenu);
			}}
		/>
	);
}

/** Returns the actions on the panel in front of a group. */
export function panelEntries(api: DockviewApi, group: DockviewGroupPanel, hide: (id: string) => void): readonly MenuEntry[] {
	const panel = group.activePanel;
	if (panel === undefined || isMapPanel(panel.id)) return [];
	const floats = group.api.location.type === 'floating';
	const isLarge = group.api.isMaximized();
	const maps = api.panels.find(({ id }) => isMapPanel(id));
	return [
		{ text: mapFrameWords.hidePanel(panel.title ?? ''), icon: X, run: () => hide(panel.id) },
		'separator',
		floats
			? {
					text: mapFrameWords.dockPanel,
					icon: PanelTopClose,
					run: () => {
						if (maps !== undefined) panel.api.moveTo({ group: maps.group, position: 'right' });
					},
				}
			: {
					text: mapFrameWords.floatPanel,
					icon: PictureInPicture2,
					run: () => api.addFloatingGroup(panel, { width: 300, height: 360, x: api.width - 640, y: 60 }),
				},
		{
			text: isLarge ? mapFrameWords.restoreGroup : mapFrameWords.maximizeGroup,
			icon: isLarge ? Minimize2 : Maximize2,
			isEnabled: () => !floats,
			run: () => (isLarge ? group.api.exitMaximized() : group.api.maximize()),
		},
		'separator',
		'ResetToDefaultLayout',
	];
}
