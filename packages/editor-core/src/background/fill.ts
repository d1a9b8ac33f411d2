import type { EditOutcome, LayeredStamp, Region, StampOptions } from '@tilewright/edit';
import { changeCells, fillStamp } from '@tilewright/edit';
import type { TerrainSet } from '@tilewright/edit/terrain';
import { fillWithTerrain } from '@tilewright/edit/terrain';
import type { TileMap } from '@tilewright/format';

/** Fills a region of a map with a stamp, with random tiles of it, or with a terrain. */
export interface FillJob {
	readonly type: 'fill';
	readonly map: TileMap;
	readonly region: Region;
	readonly paint: FillPaint;
}

/** The content that fills a region. */
export type FillPaint =
	| { readonly stamp: LayeredStamp; readonly options: StampOptions }
	/** Any tiles of a Wang set that fit (rule Q38). Of the layers of the map, only this one is needed. */
	| { readonly terrain: TerrainSet; readonly layer: number; readonly within: Region | undefined; readonly seed: number };

/** Finds the changes of a fill. */
export function runFill({ map, region, paint }: FillJob): EditOutcome {
	if ('stamp' in paint) return fillStamp(map, paint.stamp, region, paint.options);
	const { terrain, layer, within, seed } = paint;
	const options = { seed, corrections: false, erasing: true };
	return { changes: changeCells(map, layer, (cells) => void fillWithTerrain(cells, terrain, region, options), within), issues: [] };
}
