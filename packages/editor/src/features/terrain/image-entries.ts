import { currentSet } from '@tilewright/editor-core/session/terrain-editing.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { MenuItem } from '../../ui/menu-entry.ts';
import { useAsColorImage, useAsSetImage } from './change-terrain-sets.ts';
import { editTerrainWords } from './edit-terrain-words.ts';
import { nameOfColor, nameOfSet } from './terrain-names.ts';

const words = editTerrainWords;

/** Entries of the menu of a tile: they make it the picture of the current Wang set, or of its current color (rule Q43). */
export function imageEntries(session: TilesetSession): readonly MenuItem[] {
	const { terrain, doc, selectedTiles } = session;
	const set = currentSet(terrain, doc.value);
	const [tile, ...others] = selectedTiles.value;
	if (set === undefined || tile === undefined || others.length > 0) return [];
	const ofSet = { text: words.useForSet(nameOfSet(set, terrain.set.value)), run: () => useAsSetImage(session, tile) };
	const color = terrain.color.value;
	if (set.colors[color - 1] === undefined) return [ofSet];
	return [ofSet, { text: words.useForColor(nameOfColor(set, color)), run: () => useAsColorImage(session, tile) }];
}
