import type { CellBounds, TileLayer, TileMap } from '@tilewright/format';
import { chunkBounds, isInfinite } from '@tilewright/format';
import { eachLayer } from '@tilewright/format/internal';
import { copyOverlap } from '../cells/block.ts';
import { blocksOf } from '../cells/blocks-of.ts';
import { staggerOf } from '../cells/stagger.ts';
import { boundsOf, rectangle } from '../region/region.ts';
import { unionOf } from '../region/shapes.ts';
import type { Stamp } from './stamp.ts';

/** A tile layer of a small map as a stamp. */
export interface ClipLayer {
	readonly layer: TileLayer;
	/** In the GIDs of the small map. The stamps of all layers have one size. */
	readonly stamp: Stamp;
}

/** The tile layers of a small map as stamps of one size, from the bottom up. Layers in groups count, too. */
export function clipLayers(clip: TileMap): readonly ClipLayer[] {
	const layers = [...eachLayer(clip.layers)].flatMap(({ layer }) => (layer.type === 'tilelayer' ? [layer] : []));
	const around = boundsOf(unionOf(layers.map((layer) => rectangle(areaOf(layer)))));
	if (around === undefined) return [];
	const { x, y, width, height } = around;
	const stagger = staggerOf(clip);
	const infinite = layers.some(isInfinite);
	const start = stagger?.axis === 'x' ? x : y;
	// The rows of a finite layer begin at 0, wherever it was copied from.
	const shiftsOdd = stagger && stagger.odd !== (infinite && (start & 1) === 1);
	return layers.map((layer) => {
		const gids = new Uint32Array(width * height);
		const moved = isInfinite(layer) ? { x: 0 - x, y: 0 - y } : { x: layer.x - x, y: layer.y - y };
		for (const block of blocksOf(layer))
			copyOverlap({ ...block, x: block.x + moved.x, y: block.y + moved.y }, block.data, { x: 0, y: 0, width, height }, gids);
		return { layer, stamp: { width, height, gids, ...(shiftsOdd !== undefined && { shiftsOdd }) } };
	});
}

/** The cells that a layer has. On a finite map, `x` and `y` of the layer say where they come from. */
export function areaOf(layer: TileLayer): CellBounds {
	if (isInfinite(layer)) return chunkBounds(layer.chunks);
	const { x, y, width, height } = layer;
	return { x, y, width, height };
}
