import type { Path } from '../../issue/issue.ts';
import { pointerOf } from '../../model/pointer.ts';
import type { Layer, TileMap } from '../../model/types.gen.ts';

/**
 * Which ids of layers come back by themselves where they are left out: those that reading gives, in the order of the document
 * (rule J8).
 *
 * @param withGroups - whether groups are layers there
 */
export function returningIds(map: TileMap, withGroups: boolean): (path: Path, field: string, found: unknown) => boolean {
	const ids = new Map<string, number>();
	const count = (layers: readonly Layer[], path: Path): void =>
		layers.forEach((layer, i) => {
			if (withGroups || layer.type !== 'group') ids.set(pointerOf([...path, i]), ids.size + 1);
			if (layer.type === 'group') count(layer.layers, [...path, i, 'layers']);
		});
	count(map.layers, ['layers']);
	return (path, field, found) => {
		if (field === 'id') return ids.get(pointerOf(path)) === found;
		return field === 'nextlayerid' && path.length === 0 && found === ids.size + 1;
	};
}
