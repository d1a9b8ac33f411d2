import type { Issue, TileMap } from '@tilewright/format';
import { layerLocked, layerPath, makeIssue, pointerOf, short, visitLayers } from '@tilewright/format/internal';

/**
 * The layers that are locked, or are in a locked group, and what is reported if one should be changed.
 *
 * @returns findings by the layer's id
 */
export function lockedLayers({ layers }: TileMap): ReadonlyMap<number, Issue> {
	const locked = new Map<number, Issue>();
	const visited = visitLayers(layers, (layer, path, isGroupLocked: boolean | undefined) => {
		const isLocked = layer.locked || isGroupLocked === true;
		if (isLocked) locked.set(layer.id, makeIssue(layerLocked, pointerOf(layerPath(path)), { layer: short(layer.name) }));
		return isLocked;
	});
	for (const _ of visited);
	return locked;
}
