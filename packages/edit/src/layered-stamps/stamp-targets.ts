import type { TileMap } from '@tilewright/format';
import type { Change } from '../change/change.ts';
import { placeAbove, targetLayers } from '../clipboard/paste-targets.ts';
import { selectedTileLayers } from '../clipboard/selection.ts';
import { addLayers } from '../layers/add-layers.ts';
import { createLayer } from '../make/create-layer.ts';
import type { Brush, Variation } from '../stamps/brush.ts';
import { stampBrush } from '../stamps/brush.ts';
import type { Stamp } from '../stamps/stamp.ts';
import type { LayeredStamp, LayeredVariation, StampLayer } from './layered-stamp.ts';

/** A layer that gets a part of a stamp. */
export interface StampTarget {
	/** Missing if the map has no such layer yet. */
	readonly id?: number;
	/** The model for a new layer. */
	readonly like?: StampLayer;
	/** Its part of each variation. Draws are the same for all targets. */
	readonly brush: Brush;
}

/** The layers that get the parts of a stamp (rule E14): for a stamp of one layer, the current one. */
export function stampTargets(
	map: TileMap,
	{ variations }: LayeredStamp,
	current: number,
	selected: readonly number[],
	seed: number,
): readonly StampTarget[] {
	const chosen = selectedTileLayers(map, selected);
	const found = new Map<string, { readonly id?: number; readonly like: StampLayer; readonly stamps: Map<number, Stamp> }>();
	for (const [i, { layers }] of variations.entries()) {
		const ids = targetLayers(map, layers, layers.length === 1 ? [current] : chosen);
		for (const [j, layer] of layers.entries()) {
			const id = ids[j];
			const key = id === undefined ? `new ${layer.name}` : `${id}`;
			const target = found.get(key) ?? { ...(id !== undefined && { id }), like: layer, stamps: new Map<number, Stamp>() };
			target.stamps.set(i, layer.stamp);
			found.set(key, target);
		}
	}
	return [...found.values()].map(({ stamps, ...target }) => ({
		...target,
		brush: stampBrush(
			variations.map(({ layers, probability }, i) => ({ stamp: stamps.get(i) ?? emptyLike(layers[0]?.stamp), probability })),
			seed,
		),
	}));
}

/** A brush that places something wherever a layer of the stamp has a tile. */
export function footprintOf(stamp: LayeredStamp, seed = 0): Brush {
	const known = footprints.get(stamp) ?? stamp.variations.map(footprintOfVariation);
	footprints.set(stamp, known);
	return stampBrush(known, seed);
}

const footprints = new WeakMap<LayeredStamp, readonly Variation[]>();

function footprintOfVariation({ layers, probability }: LayeredVariation): Variation {
	const stamp = layers[0]?.stamp ?? NOTHING;
	if (layers.length <= 1) return { stamp, probability };
	const gids = stamp.gids.map((gid, i) => (gid !== 0 ? gid : (layers.find((layer) => layer.stamp.gids[i] !== 0)?.stamp.gids[i] ?? 0)));
	return { stamp: { ...stamp, gids }, probability };
}

const NOTHING: Stamp = { width: 0, height: 0, gids: new Uint32Array() };

const emptyLike = (stamp = NOTHING): Stamp => ({ ...stamp, gids: new Uint32Array(stamp.gids.length) });

/** Adds a layer for a part of a stamp, right above another one; on top of the map if that is missing. */
export function withNewLayer(
	map: TileMap,
	like: StampLayer | undefined,
	below: number | undefined,
): { readonly id: number; readonly changes: Change[] } {
	const options = like && { name: like.name, opacity: like.opacity, ...(like.tintcolor !== undefined && { tintcolor: like.tintcolor }) };
	const layer = createLayer(map, 'tilelayer', options);
	return { id: layer.id, changes: addLayers(map, [layer], placeAbove(map, below)) };
}
