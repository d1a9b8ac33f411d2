import type { Path } from '../../issue/issue.ts';
import { eachLayer, layerPath } from '../../model/layers.ts';
import { pointerOf } from '../../model/pointer.ts';
import type { TileMap } from '../../model/types.gen.ts';

/**
 * Which ids of layers come back by themselves where they are left out: those that reading gives, in the order of the document
 * (rule J8).
 *
 * @param withGroups - whether groups are layers there
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
