import type { Issue, TileMap } from '@tilewright/format';
import { TILE_BITS } from '@tilewright/format/internal';
import type { CellWriter } from '../cells/cell-writer.ts';
import { cellWriter } from '../cells/cell-writer.ts';
import { changeCells, tileLayerOf } from '../cells/change-cells.ts';
import { apply } from '../change/apply.ts';
import type { Change } from '../change/change.ts';
import { insertItems } from '../change/change-lists.ts';
import { lockedLayers } from '../layers/locked-layers.ts';
import type { EditOutcome } from '../outcome.ts';
import type { Region } from '../region/region.ts';
import { EMPTY_REGION } from '../region/region.ts';
import type { CellPosition } from '../region/shapes.ts';
import type { Brush } from '../stamps/brush.ts';
import { randomBrush } from '../stamps/brush.ts';
import { fillRegion } from '../tools/fill.ts';
import { placements, stampAll } from '../tools/stroke.ts';
import type { LayeredStamp } from './layered-stamp.ts';
import { footprintOf, stampTargets, withNewLayer } from './stamp-targets.ts';

/** How a stamp of several layers is painted. */
export interface StampOptions {
	/** The id of the current layer: it gets stamps of one layer. */
	readonly current: number;
	/** The ids of the selected layers; the current one by default. */
	readonly selected?: readonly number[];
	/** Only these cells change; all by default. */
	readonly within?: Region;
	/** Decides which variations and tiles are drawn; 0 by default. */
	readonly seed?: number;
	/** Whether each cell of the current layer takes one of all tiles of the stamp. */
	readonly random?: boolean;
}

/** The result of {@link strokeStamp}. */
export interface StampStroke extends EditOutcome {
	/** The cells that the stroke has painted so far, on any layer, for its next part. */
	readonly painted: Region;
}

/**
 * Paints a stamp at one cell after the other, on all layers that it belongs to. Layers and tilesets that the map
 * lacks are added. Locked layers stay as they are, which is reported.
 *
 * @param positions - cells under the cursor, without gaps: see {@link lineCells}
 * @param before - the cells that the stroke has painted so far
 * @throws RangeError if the map has no such tile layer
 * @example const { changes, painted } = strokeStamp(map, layeredStamp(map, [{ clip }]), lineCells(from, to), { current: 1 });
 */
export function strokeStamp(
	map: TileMap,
	stamp: LayeredStamp,
	positions: Iterable<CellPosition>,
	options: StampOptions,
	before: Region = EMPTY_REGION,
): StampStroke {
	const cells = cellWriter(map, tileLayerOf(map, options.current));
	const whole = options.random === true ? randomOf(stamp, options.seed) : footprintOf(stamp, options.seed);
	const { at, painted } = placements(cells, whole, positions, before);
	return { ...paintLayers(map, stamp, options, (own, brush) => stampAll(own, brush, at)), painted };
}

/**
 * Fills a region with a stamp as a pattern, on all layers that it belongs to.
 *
 * @throws RangeError if the map has no such tile layer
 */
export const fillStamp = (map: TileMap, stamp: LayeredStamp, region: Region, options: StampOptions): EditOutcome =>
	paintLayers(map, stamp, options, (cells, brush) => fillRegion(cells, region, brush));

/** Paints each layer with its part of a stamp. */
function paintLayers(
	map: TileMap,
	stamp: LayeredStamp,
	{ current, selected = [current], within, seed = 0, random = false }: StampOptions,
	paint: (cells: CellWriter, brush: Brush) => void,
): EditOutcome {
	const issues: Issue[] = [...stamp.issues];
	const locked = lockedLayers(map);
	const targets = random ? [{ id: current, brush: randomOf(stamp, seed) }] : stampTargets(map, stamp, current, selected, seed);
	const changes: Change[] = [];
	let doc = map;
	let previous: number | undefined;
	for (const { id, like, brush } of targets) {
		const issue = id === undefined ? undefined : locked.get(id);
		if (issue !== undefined) {
			issues.push(issue);
			continue;
		}
		if (id !== undefined) {
			previous = id;
			changes.push(...changeCells(doc, id, (cells) => paint(cells, brush), within));
			continue;
		}
		const added = withNewLayer(doc, like, previous);
		const { doc: extended } = apply(doc, added.changes);
		const own = changeCells(extended, added.id, (cells) => paint(cells, brush), within);
		if (own.length === 0) continue;
		changes.push(...added.changes, ...own);
		doc = extended;
		previous = added.id;
	}
	return { changes: [...neededTilesets(map, stamp, changes), ...changes], issues };
}

const randomOf = ({ variations, probabilities }: LayeredStamp, seed?: number): Brush =>
	randomBrush(
		variations.flatMap(({ layers }) => layers.map((layer) => layer.stamp)),
		(gid) => probabilities.get(gid & TILE_BITS) ?? 1,
		seed,
	);

/** The changes that add the tilesets of a stamp, if one of their tiles is painted. */
function neededTilesets(map: TileMap, { tilesets }: LayeredStamp, changes: readonly Change[]): readonly Change[] {
	const first = tilesets.reduce((least, { firstgid }) => Math.min(least, firstgid), Infinity);
	if (first === Infinity) return [];
	const isUsed = changes.some((change) => change.type === 'cells' && change.after.some((gid) => (gid & TILE_BITS) >= first));
	return isUsed ? insertItems(map, [], 'tilesets', tilesets) : [];
}
