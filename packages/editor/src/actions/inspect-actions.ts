import type { Editor } from '../app/editor.ts';
import { text } from '../messages/text.ts';
import type { Inspected } from '../session/inspected.ts';
import type { MapSession } from '../session/map-session.ts';
import type { Action } from './action.ts';

const show = (id: string, name: string, kind: Inspected, isThere: (session: MapSession) => boolean): Action => ({
	id,
	text: name,
	isEnabled: ({ currentMap }: Editor) => currentMap.value !== undefined && isThere(currentMap.value),
	run: ({ currentMap }) => {
		if (currentMap.value !== undefined) currentMap.value.inspected.value = kind;
	},
});

/** What the properties panel shows. */
export const inspectActions: readonly Action[] = [
	show('MapProperties', text.properties.ofMap, 'map', () => true),
	show('LayerProperties', text.properties.ofLayer, 'layers', ({ currentLayer }) => currentLayer.value !== undefined),
	show('TilesetProperties', text.properties.ofTileset, 'tileset', ({ map }) => map.value.tilesets.length > 0),
];
