import type { TileMap } from '@tilewright/format';
import { isObject } from '@tilewright/format/internal';
import type { Change } from '../change/change.ts';
import { removeItems } from '../change/change-lists.ts';
import { collect } from '../change/collect.ts';
import { identified } from '../change/identify.ts';
import { locate } from '../change/locate.ts';

/**
 * Removes layers, groups with all that is in them.
 *
 * @param layers - their ids; a layer in a group that is removed too may be among them
 * @throws RangeError if the map has no such layer
 */
export const removeLayers = (map: TileMap, layers: readonly number[]): Change[] =>
	collect(map, (editing) => {
		for (const layer of layers) {
			const path = isObject(editing.doc) ? locate(editing.doc, [{ layer }]) : undefined;
			const position = path?.at(-1);
			if (path !== undefined && typeof position === 'number')
				editing.add(removeItems(editing.doc, identified(editing.doc, path.slice(0, -2)), 'layers', position));
			else if (locate({ ...map }, [{ layer }]) === undefined) throw new RangeError(`The map has no layer with the id ${layer}.`);
		}
	});
