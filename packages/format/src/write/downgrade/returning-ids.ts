import type { Path } from '../../issue/report.ts';
import { eachLayer, layerPath } from '../../model/layers.ts';
import { pointerOf } from '../../model/pointer.ts';
import type { TileMap } from '../../model/types.gen.ts';

/**
 * Returns a function that checks whether a dropped id of a layer reads back the same: whether it is the one that a reader assigns in the
 * order of the document (rule J8).
 *
 * @param withGroups - whether the older form has groups
 */
export function returningIds(map: TileMap, withGroups: boolean): (path: Path, field: string, found: unknown) => boolean {
	const ids = new Map<string, number>();
	for (const { layer, path } of eachLayer(map.layers)) {
		if (withGroups || layer.type !== 'group') ids.set(pointerOf(layerPath(path)), ids.size + 1);
	}
	return (path, field, found) => {
		if (field === 'id') return ids.get(pointerOf(path)) === found;
		return field === 'nextlayerid' && path.length === 0 && found === ids.size + 1;
	};
}
