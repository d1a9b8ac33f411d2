import type { WangId } from '@tilewright/edit/terrain';
import type { WangSet } from '@tilewright/format';
import { editTerrainWords } from './edit-terrain-words.ts';
import { nameOfColor } from './terrain-names.ts';
import { zonesOf } from './zones.ts';

const words = editTerrainWords;

/** The colors of an id in words: `top Grass, bottom Water`. */
export function idInWords(set: WangSet, id: WangId | undefined): string {
	const shown = zonesOf(set.type)
		.zones.map(({ position }) => position)
		.toSorted((a, b) => a - b)
		.flatMap((position) => {
			const color = id?.[position] ?? 0;
			return color === 0 ? [] : [words.at(position, nameOfColor(set, color))];
		});
	return shown.length === 0 ? words.noTerrain : shown.join(', ');
}
