import type { LayerPlace } from '@tilewright/edit';
import { findLayer } from '@tilewright/edit';
import type { TileMap } from '@tilewright/format';
import type { LayerRow } from './layer-rows.ts';

/** The place where layers are dropped, seen from a row: above it, below it, or into the group that it shows. */
export type DropSide = 'above' | 'below' | 'into';

/** The place in the map for layers that are dropped at a row. */
export function dropPlace(map: TileMap, row: LayerRow, side: DropSide): LayerPlace {
	const { layer, group, position } = findLayer(map, row.id);
	// Right below an open group, the next row is its topmost layer.
	const isInto = layer.type === 'group' && (side === 'into' || (side === 'below' && row.isOpen === true && layer.layers.length > 0));
	if (isInto) return { group: row.id, position: -1 };
	return { position: side === 'above' ? position + 1 : position, ...(group !== undefined && { group }) };
}

/** Whether layers can be dropped at a place: a group cannot come into itself. */
export function canDrop(map: TileMap, layers: readonly number[], { group }: LayerPlace): boolean {
	for (let around = group; around !== undefined; around = findLayer(map, around).group) if (layers.includes(around)) return false;
	return true;
}
