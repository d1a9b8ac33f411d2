import type { Editor } from '@tilewright/editor-core/editor/editor.ts';
import type { TilesetSession } from '@tilewright/editor-core/session/tileset-session.ts';
import type { WangSet } from '@tilewright/format';
import type { TileMarker } from '../../tile-grid/tile-marker.ts';
import { editTerrainWords } from './edit-terrain-words.ts';
import { idInWords } from './id-in-words.ts';
import { nameOfColor } from './terrain-names.ts';
import type { TilePosition } from './terrain-stroke.ts';
import { terrainStroke } from './terrain-stroke.ts';
import { zonesOf } from './zones.ts';

const words = editTerrainWords;

/** The positions that digits mean: their places on a numeric keypad. */
const BY_DIGIT: Readonly<Record<string, number>> = { 8: 0, 9: 1, 6: 2, 3: 3, 2: 4, 1: 5, 4: 6, 7: 7 };

/**
 * Marks all selected tiles as one step: digits name a position, Enter gives them the current pattern. The user is told what was done.
 *
 * @returns whether the key means something
 */
export function markByKey(
	editor: Editor,
	session: TilesetSession,
	set: WangSet,
	{ key, code, ctrlKey, metaKey, altKey }: Parameters<TileMarker['key']>[0],
	selected: readonly number[],
): boolean {
	if (selected.length === 0 || ctrlKey || metaKey || altKey) return false;
	const markAll = (position: number): void => {
		const stroke = terrainStroke(editor, session);
		stroke.add(selected.map((tile): TilePosition => ({ tile, position })));
		stroke.end();
	};
	const pattern = session.terrain.pattern.value;
	if (pattern !== undefined) {
		if (key !== 'Enter') return false;
		markAll(0);
		editor.notify(words.marked(selected, idInWords(set, pattern)));
		return true;
	}
	// The digits above the letters, whatever they type on this keyboard, and those of the numeric keypad.
	const digit = /^[1-9]$/.test(key) ? key : /^Digit([1-9])$/.exec(code)?.[1];
	if (digit === undefined) return false;
	const position = BY_DIGIT[digit];
	if (position === undefined || !zonesOf(set.type).zones.some((zone) => zone.position === position)) {
		editor.notify(words.noPosition);
		return true;
	}
	markAll(position);
	const color = session.terrain.color.value;
	editor.notify(words.marked(selected, words.at(position, color === 0 ? words.noTerrain : nameOfColor(set, color))));
	return true;
}
