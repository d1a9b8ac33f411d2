import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import { panelControls } from '@tilewright/editor-core/editor/panel-controls.ts';
import type { Inspected } from '@tilewright/editor-core/session/inspected.ts';
import type { MapSession } from '@tilewright/editor-core/session/map-session.ts';
import type { Session } from '@tilewright/editor-core/session/session.ts';
import { Settings2 } from 'lucide-preact';
import type { Action } from '../../contributions/action.ts';
import { propertiesWords } from './properties-words.ts';

const show = (id: string, name: string, kind: Inspected, isThere: (session: MapSession) => boolean): Action => ({
	id,
	text: name,
	isEnabled: ({ currentMap }: Editor) => currentMap.value !== undefined && isThere(currentMap.value),
	run: ({ currentMap }) => {
		if (currentMap.value !== undefined) currentMap.value.inspected.value = kind;
	},
});

/** Makes the properties panel show the tileset that is open, or the current one of the map; `undefined` if there is none. */
function tilesetShownBy(session: Session | undefined): (() => void) | undefined {
	if (session?.kind === 'tileset')
		return () => {
			session.selectedTiles.value = [];
		};
	if (session?.kind !== 'map' || session.map.value.tilesets.length === 0) return undefined;
	return () => {
		session.inspected.value = 'tileset';
	};
}

/** The actions that choose the subject of the properties panel. */
export const inspectActions: readonly Action[] = [
	show('MapProperties', propertiesWords.ofMap, 'map', () => true),
	show('LayerProperties', propertiesWords.ofLayer, 'layers', ({ currentLayerType }) => currentLayerType.value !== undefined),
	{
		id: 'TilesetProperties',
		text: propertiesWords.ofTileset,
		icon: Settings2,
		isEnabled: ({ current }) => tilesetShownBy(current.value) !== undefined,
		run: (editor) => {
			tilesetShownBy(editor.current.value)?.();
			panelControls(editor).value?.show('properties');
		},
	},
];
